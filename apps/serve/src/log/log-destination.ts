import { openWriter, type Writer } from './open-writer.ts';

/** Takes text that belongs into a log and returns at once, whatever becomes of it. */
export interface LogDestination {
  write(text: string): void;
}

/** So much waits for a slow reader; what comes after it is dropped. */
const mostWaitingBytes = 1024 * 1024;

/**
 * Writes to a descriptor without ever waiting for it: a full disk under the log, or a pipe that nobody reads, must not stop the
 * shop. Entries that can't be written are dropped, and their number is told as soon as writing works again.
 */
export function openLogDestination(fd: number, write: Writer = openWriter(fd)): LogDestination {
  let waiting: string[] = [];
  let waitingBytes = 0;
  let isWriting = false;
  /** The last entry was written in part only. */
  let isCut = false;
  let lost = 0;

  function writeWaiting(): void {
    const entries = waiting;
    const told = lost;
    const text = [isCut ? '\n' : '', told > 0 ? lostEntry(told) : '', ...entries].join('');
    waiting = [];
    waitingBytes = 0;
    isWriting = true;
    writeAll(Buffer.from(text), (isDone) => {
      isWriting = false;
      lost = isDone ? lost - told : lost + entries.length;
      if (waiting.length > 0) writeWaiting();
    });
  }

  function writeAll(bytes: Buffer, done: (isDone: boolean) => void): void {
    write(bytes, (error, written) => {
      isCut = error ? isCut : written < bytes.length;
      if (!error && isCut) writeAll(bytes.subarray(written), done);
      else done(!error);
    });
  }

  return {
    write: (text) => {
      if (waitingBytes + text.length > mostWaitingBytes) lost += 1;
      else {
        waiting.push(text);
        waitingBytes += text.length;
        if (!isWriting) writeWaiting();
      }
    },
  };
}

/** As the shop's other entries are. */
function lostEntry(count: number): string {
  const msg = `${count} entries of the log were lost: they could not be written`;
  return `${JSON.stringify({ level: 40, time: Date.now(), msg })}\n`;
}
