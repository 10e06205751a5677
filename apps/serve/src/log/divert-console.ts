import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { type LogDestination, openLogDestination } from './log-destination.ts';

/** Lets `console` write as the log does: what the pages or a library say there must not stop the shop either. */
export function divertConsole(): void {
  const streamTo = (log: LogDestination) =>
    new Writable({
      decodeStrings: false,
      write: (text: string, _encoding, done) => {
        log.write(text);
        done();
      },
    });
  globalThis.console = new Console({
    stdout: streamTo(openLogDestination(1)),
    stderr: streamTo(openLogDestination(2)),
  });
}
