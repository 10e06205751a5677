/** The module that `describe-build.ts` generates for the service worker. */
declare module 'virtual:own-build' {
  export const buildId: string;
  export const files: string[];
}
