/**
 * Returns a function that reads what changes often. Callers that ask while a read is under way share the next one, which
 * begins after they asked, so that none of them is told what was read before.
 */
export function shareReads<Input, Value>(read: (input: Input) => Promise<Value>): (input: Input) => Promise<Value> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | null = null;

  async function readNext(input: Input): Promise<Value> {
    await running.catch(() => undefined);
    next = null;
    const value = read(input);
    running = value;
    return value;
  }

  return (input) => {
    next ??= readNext(input);
    return next;
  };
}
