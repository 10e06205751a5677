/** What the server's timer waits for each time: what it sees of a thread that never stands still. */
const timerMilliseconds = 10;

/** The longest that a server's thread stood still since this was asked last, milliseconds, as the server's own timer saw it. */
export async function longestStop(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1]) * 1000 - timerMilliseconds;
}
