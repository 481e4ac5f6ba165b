// A page as a build tool takes it, one that does not move files by itself.

import { configure } from "watchword/elements";

configure({ data: "data/" });
