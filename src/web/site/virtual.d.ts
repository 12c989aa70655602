/** The landing page's own script, bundled and minified (vite/landing-script.ts); empty in the browser bundle. */
declare module "virtual:landing-script" {
  const code: string;
  /** The address of the example call's behavior. */
  export const exampleCallUrl: string;
  /** The address of the toasts. */
  export const toastsUrl: string;
  export default code;
}
