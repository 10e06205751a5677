const delays = [500, 1000, 2000, 4000, 8000];
const longest = 10_000;
const jitter = 0.2;

/** The reconnect delay of a stream in milliseconds. The random part keeps boards from reconnecting at once (BRD-14). */
export function reconnectDelay(failures: number, random: number): number {
  return (delays[failures] ?? longest) * (1 - jitter + 2 * jitter * random);
}
