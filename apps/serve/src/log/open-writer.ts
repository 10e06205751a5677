import { constants, fstatSync, openSync, write } from 'node:fs';
import { Socket } from 'node:net';

/** Writes bytes, or a part of them, and tells how many were taken. */
export type Writer = (bytes: Buffer, done: (error: Error | null | undefined, written: number) => void) => void;

/**
 * Opens a descriptor for writing that never holds up the process: not its only thread, and not, at its end, a thread that waits in a
 * pipe that nobody reads.
 */
export function openWriter(fd: number): Writer {
  const stat = fstatSync(fd);
  if (!stat.isFIFO() && !stat.isSocket()) return (bytes, done) => write(fd, bytes, done);
  const socket = new Socket({ fd: stat.isFIFO() ? reopen(fd) : fd, readable: false }).unref();
  // Each write is told of its failure; without a listener it would end the process.
  socket.on('error', () => undefined);
  return (bytes, done) => socket.write(bytes, (error) => done(error, bytes.length));
}

/** A descriptor of the same pipe for us alone: whoever else writes into it must not find that it stopped waiting. */
function reopen(fd: number): number {
  try {
    return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return fd;
  }
}
