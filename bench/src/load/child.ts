import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A process of the bench's own, beside the one that measures. */
export interface Child {
  pid: number;
  /** Sends a message and waits for the next one that comes back. */
  ask<T>(message: unknown): Promise<T>;
  close(): Promise<void>;
}

/** Runs a file of this folder, with Node's own arguments if need be. */
export function openChild(file: string): Child {
  const child: ChildProcess = fork(new URL(file, import.meta.url), { serialization: 'advanced', stdio: 'inherit' });
  return {
    pid: child.pid ?? 0,
    ask: async (message) => {
      child.send(message as object);
      const [answer] = await once(child, 'message');
      return answer;
    },
    close: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
