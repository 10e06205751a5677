/** How long the process works, in milliseconds. Unlike the clock, this says the same on a busy machine. */
export async function processorMilliseconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
