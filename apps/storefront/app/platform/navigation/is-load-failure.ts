/**
 * The error messages of browsers and of the build when a module or style sheet can't be loaded. Errors thrown by loaded code
 * differ.
 */
const failures =
  /dynamically imported module|Importing a module script failed|Unable to preload|Failed to load module script/i;

/** A file beside the code can't be loaded, such as the data of a page. */
export class LoadFailure extends Error {}

/** Whether an error means that a file of the shop could not be loaded (RTE-43). */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof LoadFailure || (error instanceof Error && failures.test(error.message));
}
