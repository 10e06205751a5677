const retryMilliseconds = 30_000;

/**
 * The code of a part that the server has drawn already. Where it can't be had the page keeps what the server drew, and asks again; the
 * failure is told to whoever knows better.
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
