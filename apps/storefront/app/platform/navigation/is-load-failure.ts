/** The errors of browsers and of the bundler if a module or a stylesheet cannot be loaded. */
const failures =
  /dynamically imported module|Importing a module script failed|Unable to preload|Failed to load module script/i;

/** A file that is not code, such as a page's data, could not be loaded. */
export class LoadFailure extends Error {}

/** Returns true if one of the shop's files could not be loaded (RTE-43). */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof LoadFailure || (error instanceof Error && failures.test(error.message));
}
