import { deferred } from '@comptoir/web-app/base';
import { type EntryState, readEntry } from './scroll-memory.ts';

/** Steps within a page, such as the checkout's. The back button undoes them before it leaves the page. */
export interface Stages {
  /** Opens an overlay. The back button closes it and calls `onBack`. The returned function closes it too. */
  cover: (onBack: () => void) => () => void;
  /** Adds a history entry for a stage. Showing the previous stage goes back in the history. */
  show: (stage: string) => void;
  listen: (onReturn: (stage: string) => void) => () => void;
}

const current = () => readEntry(history.state);

function push(entry: EntryState): void {
  history.scrollRestoration = 'manual';
  history.pushState(entry, '');
}

function pushStage({ isCover = false, ...entry }: EntryState, stage: string): void {
  const known = entry.stages ?? [];
  const shown = { ...entry, stages: [...known, stage] };
  if (isCover || known.length === 0) history.replaceState(shown, '');
  else push(shown);
  if (isCover) push({ ...shown, isCover });
}

export class HistoryStages implements Stages {
  #close: (() => void) | null = null;
  #hear: ((stage: string) => void) | null = null;
  #pending: ReturnType<typeof deferred<void>> | null = null;

  readonly cover = (onBack: () => void): (() => void) => {
    let isOver = false;
    this.#whenReturned(() => {
      const entry = current();
      if (isOver || !entry) return;
      this.#close = onBack;
      push({ ...entry, isCover: true });
    });
    return () => {
      isOver = true;
      if (this.#close !== onBack) return;
      this.#close = null;
      if (current()?.isCover) this.goBack();
    };
  };

  readonly show = (stage: string): void =>
    this.#whenReturned(() => {
      const entry = current();
      if (!entry || entry.stages?.at(-1) === stage) return;
      if (entry.stages?.at(-2) === stage && !entry.isCover) this.goBack();
      else pushStage(entry, stage);
    });

  readonly listen = (onReturn: (stage: string) => void): (() => void) => {
    this.#hear = onReturn;
    return () => {
      if (this.#hear === onReturn) this.#hear = null;
    };
  };

  start(): void {
    if (current()?.isCover) this.goBack();
  }

  stop(): void {
    this.#close = null;
    this.#hear = null;
  }

  goBack(): void {
    if (this.#pending) return;
    this.#pending = deferred<void>();
    history.back();
  }

  returned(): Promise<void> | null {
    return this.#pending?.promise ?? null;
  }

  follow(key: string): boolean {
    const entry = current();
    const isSame = entry?.key === key;
    const isOurs = this.#pending !== null;
    this.#pending?.resolve();
    this.#pending = null;
    if (isSame && isOurs) return true;
    if (!entry?.isCover) this.#uncover();
    if (isSame) this.#tell(entry);
    return isSame;
  }

  /** Closes the overlay. Returns true if its history entry is still the current one. */
  leave(): boolean {
    this.#uncover();
    return current()?.isCover === true;
  }

  #tell({ isCover = false, stages = [] }: EntryState): void {
    const stage = stages.at(-1);
    // The forward button reached the entry of a closed overlay, which has nothing to show.
    if (isCover && !this.#close) this.goBack();
    if (stage !== undefined) this.#hear?.(stage);
  }

  #uncover(): void {
    const close = this.#close;
    this.#close = null;
    close?.();
  }

  #whenReturned(act: () => void): void {
    if (this.#pending) void this.#pending.promise.then(act);
    else act();
  }
}
