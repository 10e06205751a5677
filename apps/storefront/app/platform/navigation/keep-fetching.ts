const retryMilliseconds = 30_000;

/**
 * The code of a part that the server has rendered. After a failure the page keeps the server's HTML and tries again every 30 s;
 * `onFailure` gets the error.
 */
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
