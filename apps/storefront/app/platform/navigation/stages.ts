import { deferred } from '@comptoir/web-app/base';
import { type EntryState, readEntry } from './scroll-memory.ts';

/** What of a page the browser's back takes away, or leads back to, before it leads to another page. */
export interface Stages {
  /** Something lies over the page from now on, and back takes it away: `onBack` is told. Returns how to end that otherwise. */
  cover: (onBack: () => void) => () => void;
  /** The page shows one of its stages: back leads to the one before it. The one before is gone back to. */
  show: (stage: string) => void;
  /** Hears of the stage that back or forward leads to; returns how to stop. */
  listen: (onReturn: (stage: string) => void) => () => void;
}

const current = () => readEntry(history.state);

function push(entry: EntryState): void {
  history.scrollRestoration = 'manual';
  history.pushState(entry, '');
}

/** An entry of the history that goes one stage further; what lies over the page stays above it. */
function pushStage({ isCover = false, ...entry }: EntryState, stage: string): void {
  const known = entry.stages ?? [];
  const shown = { ...entry, stages: [...known, stage] };
  if (isCover || known.length === 0) history.replaceState(shown, '');
  else push(shown);
  if (isCover) push({ ...shown, isCover });
}

/** The stages of the page that is shown, each an entry of the history with the key of its place. */
export class HistoryStages implements Stages {
  /** Takes away what lies over the page. */
  #close: (() => void) | null = null;
  #hear: ((stage: string) => void) | null = null;
  /** The way back that we asked for and that the history has not gone yet. */
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

  /** What lay over a page that was loaded anew does no more. */
  start(): void {
    if (current()?.isCover) this.goBack();
  }

  stop(): void {
    this.#close = null;
    this.#hear = null;
  }

  /** One entry back, however often it is asked for until it is reached. */
  goBack(): void {
    if (this.#pending) return;
    this.#pending = deferred<void>();
    history.back();
  }

  /** Settles once the history stands where we asked it to go; null: it does. */
  returned(): Promise<void> | null {
    return this.#pending?.promise ?? null;
  }

  /** Deals with a move of the history. Answers whether the place, whose key is given, is the same as before. */
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

  /** Another place is about to be entered: what lies over this one goes. Answers whether its entry is in the way. */
  leave(): boolean {
    this.#uncover();
    return current()?.isCover === true;
  }

  #tell({ isCover = false, stages = [] }: EntryState): void {
    const stage = stages.at(-1);
    // Forward to what lay over the page once: nothing does now.
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
