/**
 * The longest that a server's thread stood still since this was asked last, milliseconds, as the server's own timer saw it: its 10 ms
 * are in it.
 */
export async function longestStop(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1]) * 1000;
}
