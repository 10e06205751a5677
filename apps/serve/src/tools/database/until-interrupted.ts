const interruptions = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  for (const name of interruptions) process.on(name, interrupt);
  try {
    return await work(interruption.signal);
  } finally {
    for (const name of interruptions) process.off(name, interrupt);
  }
}
