/** What browsers say of a module, and the build of a style sheet, that can't be had. Code that is there and throws is another error. */
const failures =
  /dynamically imported module|Importing a module script failed|Unable to preload|Failed to load module script/i;

/** What a page of ours needs beside its code can't be had. */
export class LoadFailure extends Error {}

/** Whether an error means that a file of ours could not be fetched (RTE-43). */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof LoadFailure || (error instanceof Error && failures.test(error.message));
}
