/** The module that `describe-build.ts` writes for the service worker of a wing. */
declare module 'virtual:own-build' {
  /** Names the build, as its pages do. */
  export const buildId: string;
  /** Addresses of its hashed files. */
  export const files: string[];
}
