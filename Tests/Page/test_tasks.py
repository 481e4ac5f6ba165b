"""The translators' tasks in Chromium, with the cost of each in clicks and keys."""

import tasks
from user import SimulatedUser


def test_a_all_defects_by_keyboard(site):
    return tasks.mend_all_by_keyboard(SimulatedUser(site.open()), site)


def test_b_one_file_of_a_folder(site):
    return tasks.mend_one_file_of_a_folder(SimulatedUser(site.open()), site)


def test_c_one_language_of_a_string_catalogue(site):
    return tasks.finish_one_language(SimulatedUser(site.open()), site)


def test_c_one_language_that_texts_lack(site):
    return tasks.finish_one_language(SimulatedUser(site.open()), site, is_begun=False)


def test_d_plural_forms_side_by_side(site):
    return tasks.fill_plural_forms(SimulatedUser(site.open()), site)


def test_e_edits_are_restored_after_a_reload(site):
    page = site.open("#tab=catalog")

    def reload():
        page.reload()
        page.wait_for_selector("html[data-state=ready]", state="attached")

    cost = tasks.restore_edits(SimulatedUser(page), site, reload)
    assert site.asked == 1, f"the browser asked {site.asked} times before the page was left"
    return cost
