/** The number of waiting requests that continue in each turn of the event loop. */
const mostTogether = 3;

/** Lets requests continue a few at a time, so that menus load quickly during a rush of orders. */
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
