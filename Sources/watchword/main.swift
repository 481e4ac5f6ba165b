print("watchword")
