const retryMilliseconds = 30_000;

/** Code of a server-rendered part: on failure calls `onFailure`, keeps the server's HTML and retries every 30 s. */
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
