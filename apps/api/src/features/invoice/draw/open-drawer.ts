import { type ChildProcess, fork } from 'node:child_process';
import type { Paper } from './paper.ts';

export interface ToDrawer {
  id: number;
  paper: Paper;
}
export type FromDrawer = { id: number } & ({ pdf: Uint8Array } | { fault: string });

/** Draws a paper. Rejects if it could not be drawn, or not in time. */
export type DrawPaper = (paper: Paper) => Promise<Buffer>;

/** The process ends when it was idle for this time, and is killed if a drawing takes longer than the second. */
const idleMilliseconds = 5_000;
const patienceMilliseconds = 30_000;

/** Draws in a process that the first paper starts, and that ends when it is idle. */
export function openDrawer(): DrawPaper {
  let child: ChildProcess | null = null;
  let lastId = 0;
  let rest: NodeJS.Timeout | undefined;
  const waiting = new Map<number, (answer: FromDrawer) => void>();

  function open(): ChildProcess {
    const opened = fork(new URL('./draw-process.ts', import.meta.url), { serialization: 'advanced', execArgv: [] });
    opened.on('message', (answer: FromDrawer) => waiting.get(answer.id)?.(answer));
    const fail = () => {
      if (child === opened) child = null;
      for (const [id, tell] of waiting) tell({ id, fault: 'The process that draws ended.' });
    };
    opened.once('error', fail);
    opened.once('exit', fail);
    opened.unref();
    opened.channel?.unref();
    return opened;
  }
  const restLater = () => {
    clearTimeout(rest);
    rest = setTimeout(() => {
      if (waiting.size > 0) return;
      if (child?.connected) child.disconnect();
      child = null;
    }, idleMilliseconds).unref();
  };

  return async (paper) => {
    child ??= open();
    lastId += 1;
    const id = lastId;
    const { promise, resolve } = Promise.withResolvers<FromDrawer>();
    waiting.set(id, resolve);
    const drawing = child;
    const patience = setTimeout(() => drawing.kill('SIGKILL'), patienceMilliseconds);
    drawing.send({ id, paper } satisfies ToDrawer);
    const answer = await promise;
    clearTimeout(patience);
    waiting.delete(id);
    restLater();
    if ('fault' in answer) throw new Error(`The paper ${paper.number} could not be drawn: ${answer.fault}`);
    return Buffer.from(answer.pdf);
  };
}
