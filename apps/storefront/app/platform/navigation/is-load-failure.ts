/** Messages of browsers and the bundler for a module or sheet that fails to load. Errors of loaded code differ. */
const failures =
  /dynamically imported module|Importing a module script failed|Unable to preload|Failed to load module script/i;

/** A failed load of a file other than code, such as the data of a page. */
export class LoadFailure extends Error {}

/** True: a file of the shop failed to load (RTE-43). */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof LoadFailure || (error instanceof Error && failures.test(error.message));
}
