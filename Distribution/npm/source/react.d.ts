// The components in JSX, for React: import type {} from "watchword/react".

import type { ElementAttributes } from "./elements.js";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends ElementAttributes {}
  }
}
