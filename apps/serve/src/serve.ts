import { OpenFailure } from '@comptoir/api';
import { readConfig } from './environment/config.ts';
import { divertConsole } from './log/divert-console.ts';
import { openShop } from './open-shop.ts';
import { StartFailure } from './start-failure.ts';

/** Longer than any request may take to end; a stuck one must not keep the process. */
const stopMilliseconds = 9_000;

/**
 * Opens the shop and keeps it open until somebody says stop; whoever says so while it opens stops it as soon as it is open, for its
 * database is to end with it. What can't be used stops the start with one sentence and exit code 1.
 */
export async function serve(environment: NodeJS.ProcessEnv): Promise<void> {
  const stopping = listenForStop();
  const isDevelopment = process.argv.includes('--development');
  const close = await openShop(read(environment), { isDevelopment, stopping }).catch((error) =>
    stopping.aborted ? process.exit(0) : giveUp(error),
  );
  divertConsole();
  const stop = () => close().then(() => process.exit(0), giveUp);
  if (stopping.aborted) await stop();
  else stopping.addEventListener('abort', stop);
}

/** Aborts when somebody says stop, and lets the process live for so long only. */
function listenForStop(): AbortSignal {
  const stopping = new AbortController();
  const stop = () => {
    if (stopping.signal.aborted) return;
    setTimeout(() => process.exit(1), stopMilliseconds).unref();
    stopping.abort();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  // The bootstrap holds the other end: when it was killed without a word, nobody else would stop this process.
  process.on('disconnect', stop);
  return stopping.signal;
}

function read(environment: NodeJS.ProcessEnv): ReturnType<typeof readConfig> {
  try {
    return readConfig(environment);
  } catch (error) {
    return giveUp(error, true);
  }
}

/** Says why and ends. An expected reason is one sentence; a bug shows where it happened. */
function giveUp(error: unknown, isExpected = error instanceof OpenFailure || error instanceof StartFailure): never {
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
}
