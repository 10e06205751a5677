import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { type LogDestination, openLogDestination } from './log-destination.ts';

/** Redirects `console` to the log's writer, so that a full disk or pipe can't block the shop. */
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
