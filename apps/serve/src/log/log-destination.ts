import { openWriter, type Writer } from './open-writer.ts';

export interface LogDestination {
  write(text: string): void;
}

/** Above this size, entries are dropped until the reader catches up. */
const mostWaitingBytes = 1024 * 1024;

/** Writes without blocking, because a full disk or pipe must not stop the shop. The log counts dropped entries. */
export function openLogDestination(fd: number, write: Writer = openWriter(fd)): LogDestination {
  let waiting: string[] = [];
  let waitingBytes = 0;
  let isWriting = false;
  /** True if the last entry was only partly written. */
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

function lostEntry(count: number): string {
  const msg = `${count} entries of the log were lost: they could not be written`;
  return `${JSON.stringify({ level: 40, time: Date.now(), msg })}\n`;
}
