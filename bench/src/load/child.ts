import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface Child {
  pid: number;
  ask<T>(message: unknown): Promise<T>;
  close(): Promise<void>;
}

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
