const interruptions = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Works until it is done, or told by Ctrl-C or a signal to leave off: the work hears of it and cleans up, however often it is told. */
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
