import { type ChildProcess, fork } from 'node:child_process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PackedPage, packPage } from '@comptoir/web-host';
import type { FromRenderer, RendererStart, RenderOrder, ToRenderer } from './messages.ts';
import { plainErrorPage } from './plain-error-page.ts';

interface RendererOptions extends RendererStart {
  /** Reaches the API. */
  fetch: typeof fetch;
  /** Takes what a page was rendered with, before the page. */
  keep: (digest: string, text: Buffer) => void;
  /** After so long without work the process ends, and its memory is free; the next order starts another. */
  idleMilliseconds?: number;
  /** A process that owes a page and has said nothing for so long is ended; the next order starts another. */
  patienceMilliseconds?: number;
}

export interface Renderer {
  /** A page, by that process. Never rejects: a page that can't be rendered is a plain sentence. */
  render(order: RenderOrder & { path: string }): Promise<PackedPage>;
  /** Reads again what pages are rendered with. */
  read(order: Omit<RenderOrder, 'path'>): Promise<void>;
  close(): Promise<void>;
}

const idle = 3_000;
/** Several times what a process takes to start, or the page of ten thousand dishes to render. */
const patience = 30_000;

/** What the log calls a page: the address of an order opens it. */
const nameOf = ({ path, order }: RenderOrder) => (order === undefined ? path : 'The page of an order');

/** Renders pages in a process beside the one that answers requests: no change of the catalogue makes a diner wait for somebody else's page. */
export function openRenderer({
  fetch,
  keep,
  idleMilliseconds = idle,
  patienceMilliseconds = patience,
  ...start
}: RendererOptions): Renderer {
  const waiting = new Map<number, { resolve: (page: PackedPage | null) => void; reject: (error: Error) => void }>();
  let child: ChildProcess | null = null;
  let lastId = 0;
  let rest: NodeJS.Timeout | undefined;
  let silence: NodeJS.Timeout | undefined;

  function open(): ChildProcess {
    const opened = fork(new URL('./render-process.ts', import.meta.url), { serialization: 'advanced' });
    opened.send({ kind: 'start', ...start } satisfies ToRenderer);
    const fail = (error: Error) => {
      if (child !== opened) return;
      child = null;
      for (const { reject } of waiting.values()) reject(error);
    };
    opened.on('message', (message: FromRenderer) => {
      receive(opened, message);
      if (child === opened) expectWord(opened, patienceMilliseconds);
    });
    opened.once('error', fail);
    opened.once('exit', (code, signal) => fail(new Error(`The renderer ended with ${signal ?? code}.`)));
    expectWord(opened, patience);
    opened.unref();
    opened.channel?.unref();
    return opened;
  }

  /** A page that is never finished must hold up neither who asked for it nor the pages behind it: its process is ended, which fails them. */
  function expectWord(from: ChildProcess, within: number): void {
    clearTimeout(silence);
    silence = setTimeout(() => {
      if (waiting.size > 0) from.kill('SIGKILL');
    }, within).unref();
  }

  function receive(from: ChildProcess, message: FromRenderer): void {
    if (message.kind === 'rendered') waiting.get(message.id)?.resolve(message.page);
    else if (message.kind === 'data') keep(message.digest, Buffer.from(message.text));
    else askApi(from, fetch, message);
  }

  function end(): void {
    // It ends by itself once nobody holds the other end.
    if (child?.connected) child.disconnect();
    child = null;
  }

  function restLater(): void {
    clearTimeout(rest);
    rest = setTimeout(() => {
      if (waiting.size > 0) return restLater();
      end();
    }, idleMilliseconds).unref();
  }

  async function order(wanted: RenderOrder): Promise<PackedPage | null> {
    // To start a process takes the thread 13 ms: not in one go with the change of the catalogue that asks for a page.
    if (!child) await nextTurn();
    restLater();
    if (child && waiting.size === 0) expectWord(child, patienceMilliseconds);
    child ??= open();
    lastId += 1;
    const id = lastId;
    const { promise, resolve, reject } = Promise.withResolvers<PackedPage | null>();
    waiting.set(id, { resolve, reject });
    child.send({ kind: 'render', id, ...wanted } satisfies ToRenderer);
    return promise.finally(() => waiting.delete(id));
  }

  return {
    render: async (wanted) => {
      return (
        (await order(wanted).catch((error: unknown) => {
          console.error(`${nameOf(wanted)} could not be rendered`, error);
          return null;
        })) ?? packPage({ status: 500, html: plainErrorPage(start.site), scripts: [], isLasting: false })
      );
    },
    read: async (wanted) => {
      await order({ ...wanted, path: null }).catch((error: unknown) => console.error('No data for pages', error));
    },
    close: async () => {
      clearTimeout(rest);
      clearTimeout(silence);
      end();
    },
  };
}

/** Asks the API for what a page needs, and sends its answer, or why there is none, to the renderer. */
async function askApi(
  renderer: ChildProcess,
  fetch: RendererOptions['fetch'],
  { id, url, headers }: FromRenderer & { kind: 'ask' },
): Promise<void> {
  const answer = await fetch(url, { headers }).then(
    async (found): Promise<ToRenderer> => ({
      kind: 'answer',
      id,
      status: found.status,
      headers: [...found.headers],
      body: await found.arrayBuffer(),
    }),
    (error: Error): ToRenderer => ({ kind: 'failure', id, message: error.message }),
  );
  if (renderer.connected) renderer.send(answer);
}
