import { messageOf, OpenFailure } from '@comptoir/api';
import { readConfig } from './environment/config.ts';
import { divertConsole } from './log/divert-console.ts';
import { openShop } from './open-shop.ts';
import { StartFailure } from './start-failure.ts';

/** Milliseconds before a forced exit, longer than any request takes. A request that hangs must not block it. */
const stopMilliseconds = 9_000;

/** Runs the shop until a signal. A shop that is still starting opens first, because its database must end with it. */
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

/** Aborts at the first signal, and then limits the time until the exit. */
function listenForStop(): AbortSignal {
  const stopping = new AbortController();
  const stop = () => {
    if (stopping.signal.aborted) return;
    setTimeout(() => process.exit(1), stopMilliseconds).unref();
    stopping.abort();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  // The parent process holds the other end of the channel. If it is killed, this event is the only notice.
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

/** Prints the reason and exits. An expected reason is a sentence; a bug is printed with its stack. */
function giveUp(error: unknown, isExpected = error instanceof OpenFailure || error instanceof StartFailure): never {
  console.error(isExpected ? messageOf(error) : error);
  process.exit(1);
}
