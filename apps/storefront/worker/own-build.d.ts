/** What the build knows of itself, for its worker: written by `packages/web-build`. */
declare module 'virtual:own-build' {
  /** Names the build, as its pages do. */
  export const buildId: string;
  /** Addresses of its hashed files. */
  export const files: string[];
}
