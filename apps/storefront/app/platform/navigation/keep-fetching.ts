const retryMilliseconds = 30_000;

/** Loads the code of a server-rendered part. After a failure the server's HTML stays, with a retry each 30 s. */
export async function keepFetching<Code>(
  load: () => Promise<Code>,
  onFailure?: (error: unknown) => unknown,
): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      onFailure?.(error);
    }
    await new Promise((resolve) => setTimeout(resolve, retryMilliseconds));
  }
}
