// The part of React's types that JSX needs, in place of the package @types/react.

declare module "react" {
  export namespace JSX {
    interface Element {}
    interface IntrinsicElements {
      form: { children?: any };
      input: { id?: string; type?: string };
    }
  }
  export function createElement(type: any, props?: any, ...children: any[]): JSX.Element;
}
