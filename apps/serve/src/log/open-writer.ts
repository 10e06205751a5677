import { constants, fstatSync, openSync, write } from 'node:fs';
import { Socket } from 'node:net';

/** Writes some or all of the bytes and reports how many. */
export type Writer = (bytes: Buffer, done: (error: Error | null | undefined, written: number) => void) => void;

/** Opens a descriptor for non-blocking writes, because a worker thread in an unread pipe would block the exit. */
export function openWriter(fd: number): Writer {
  const stat = fstatSync(fd);
  if (!stat.isFIFO() && !stat.isSocket()) return (bytes, done) => write(fd, bytes, done);
  const socket = new Socket({ fd: stat.isFIFO() ? reopen(fd) : fd, readable: false }).unref();
  // Each write reports its own failure. Without this listener, the error would end the process.
  socket.on('error', () => undefined);
  return (bytes, done) => socket.write(bytes, (error) => done(error, bytes.length));
}

/** The pipe is opened again, because non-blocking mode would affect all of its writers. */
function reopen(fd: number): number {
  try {
    return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return fd;
  }
}
