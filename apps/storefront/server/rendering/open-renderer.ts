import { type ChildProcess, fork } from 'node:child_process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PackedPage, packPage } from '@comptoir/web-host';
import type { FromRenderer, RendererStart, RenderOrder, ToRenderer } from './messages.ts';
import { plainErrorPage } from './plain-error-page.ts';

interface RendererOptions extends RendererStart {
  fetch: typeof fetch;
  keep: (digest: string, text: Buffer) => void;
  /** An idle process exits after this time, to free its memory. */
  idleMilliseconds?: number;
  /** A busy process that sends no message for this time is killed. */
  patienceMilliseconds?: number;
}

export interface Renderer {
  /** Never rejects: if rendering fails, the result is a plain error page. */
  render(order: RenderOrder): Promise<PackedPage>;
  read(order: Omit<RenderOrder, 'path'>): Promise<void>;
  close(): Promise<void>;
}

const idle = 3_000;
/** In milliseconds. It is several times the process's start or the render of a menu with ten thousand dishes. */
const patience = 30_000;

/** The log contains no order's URL, because the URL grants access to the order. */
const nameOf = ({ path, order }: RenderOrder) => (order === undefined ? path : 'The page of an order');

/** Renders pages in a child process, so that rendering does not block the server's requests. */
export function openRenderer(options: RendererOptions): Renderer {
  const renderer = new RendererProcess(options);
  return {
    render: async (wanted) => {
      const page = await renderer.order(wanted).catch((error: unknown) => {
        console.error(`${nameOf(wanted)} could not be rendered`, error);
        return null;
      });
      const { site } = options;
      return page ?? packPage({ status: 500, html: plainErrorPage(site), scripts: [], isLasting: false });
    },
    read: async (wanted) => {
      const order = renderer.order({ ...wanted, path: null });
      await order.catch((error: unknown) => console.error('No data for pages', error));
    },
    close: async () => renderer.close(),
  };
}

/** The first render starts the child process. It exits when idle, and is killed when a page takes too long. */
class RendererProcess {
  readonly #start: RendererStart;
  readonly #fetch: RendererOptions['fetch'];
  readonly #keep: RendererOptions['keep'];
  readonly #idleMilliseconds: number;
  readonly #patienceMilliseconds: number;
  readonly #waiting = new Map<number, { resolve: (page: PackedPage | null) => void; reject: (error: Error) => void }>();
  #child: ChildProcess | null = null;
  #lastId = 0;
  #rest: NodeJS.Timeout | undefined;
  #silence: NodeJS.Timeout | undefined;

  constructor({ fetch, keep, idleMilliseconds, patienceMilliseconds, ...start }: RendererOptions) {
    this.#start = start;
    this.#fetch = fetch;
    this.#keep = keep;
    this.#idleMilliseconds = idleMilliseconds ?? idle;
    this.#patienceMilliseconds = patienceMilliseconds ?? patience;
  }

  /** Null if the request has no path and so needs no page. Rejects if the process exits before it answers. */
  async order(wanted: RenderOrder): Promise<PackedPage | null> {
    // Forking blocks the event loop for 13 ms, so the fork waits for the next turn.
    if (!this.#child) await nextTurn();
    this.#restLater();
    if (this.#child && this.#waiting.size === 0) this.#expectMessage(this.#child, this.#patienceMilliseconds);
    this.#child ??= this.#open();
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<PackedPage | null>();
    this.#waiting.set(id, { resolve, reject });
    this.#child.send({ kind: 'render', id, ...wanted } satisfies ToRenderer);
    return promise.finally(() => this.#waiting.delete(id));
  }

  close(): void {
    clearTimeout(this.#rest);
    clearTimeout(this.#silence);
    this.#end();
  }

  #open(): ChildProcess {
    const opened = fork(new URL('./render-process.ts', import.meta.url), { serialization: 'advanced' });
    opened.send({ kind: 'start', ...this.#start } satisfies ToRenderer);
    const fail = (error: Error) => {
      if (this.#child !== opened) return;
      this.#child = null;
      for (const { reject } of this.#waiting.values()) reject(error);
    };
    opened.on('message', (message: FromRenderer) => {
      this.#receive(opened, message);
      if (this.#child === opened) this.#expectMessage(opened, this.#patienceMilliseconds);
    });
    opened.once('error', fail);
    opened.once('exit', (code, signal) => fail(new Error(`The renderer ended with ${signal ?? code}.`)));
    this.#expectMessage(opened, patience);
    opened.unref();
    opened.channel?.unref();
    return opened;
  }

  /** Kills a process that hangs. Its pages fail, and the next request starts a new process. */
  #expectMessage(from: ChildProcess, withinMilliseconds: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (this.#waiting.size > 0) from.kill('SIGKILL');
    }, withinMilliseconds).unref();
  }

  #receive(from: ChildProcess, message: FromRenderer): void {
    if (message.kind === 'rendered') this.#waiting.get(message.id)?.resolve(message.page);
    else if (message.kind === 'data') this.#keep(message.digest, Buffer.from(message.text));
    else askApi(from, this.#fetch, message);
  }

  #end(): void {
    // The child process exits when its IPC channel closes.
    if (this.#child?.connected) this.#child.disconnect();
    this.#child = null;
  }

  #restLater(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      if (this.#waiting.size > 0) this.#restLater();
      else this.#end();
    }, this.#idleMilliseconds).unref();
  }
}

/** The child process has no API access: the parent sends its request and returns the response or the error. */
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
