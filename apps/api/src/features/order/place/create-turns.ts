/** Each turn costs the thread one look at what else has come. */
const mostTogether = 3;

/**
 * Lets what comes in bunches go on a few at a time. Between two turns the thread hears whatever else has come: who only looks at the menu
 * does not wait for all orders of a rush. What it gives resolves when it is its caller's turn.
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];

  function letIn(): void {
    for (const enter of waiting.splice(0, mostTogether)) enter();
    if (waiting.length > 0) setImmediate(letIn);
  }

  return () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (waiting.push(resolve) === 1) setImmediate(letIn);
    return promise;
  };
}
