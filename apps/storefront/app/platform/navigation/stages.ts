import { deferred } from '@comptoir/web-app/base';
import { type EntryState, readEntry } from './scroll-memory.ts';

/** Steps within a page that the browser's back button undoes before it leaves the page. */
export interface Stages {
  /** Begins to cover the page; the back button uncovers it and calls `onBack`. Returns how to uncover it otherwise. */
  cover: (onBack: () => void) => () => void;
  /** Shows a stage of the page: back leads to the stage before it. Showing the stage before goes back. */
  show: (stage: string) => void;
  /** Calls back with the stage that back or forward leads to. Returns how to stop. */
  listen: (onReturn: (stage: string) => void) => () => void;
}

const current = () => readEntry(history.state);

function push(entry: EntryState): void {
  history.scrollRestoration = 'manual';
  history.pushState(entry, '');
}

/** Adds a history entry for the next stage; a cover stays above it. */
function pushStage({ isCover = false, ...entry }: EntryState, stage: string): void {
  const known = entry.stages ?? [];
  const shown = { ...entry, stages: [...known, stage] };
  if (isCover || known.length === 0) history.replaceState(shown, '');
  else push(shown);
  if (isCover) push({ ...shown, isCover });
}

/** The stages of the shown page, each a history entry with the key of its place. */
export class HistoryStages implements Stages {
  /** Uncovers the page. */
  #close: (() => void) | null = null;
  #hear: ((stage: string) => void) | null = null;
  /** The step back that was requested and is not done yet. */
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

  /** A page that was reloaded is covered no more. */
  start(): void {
    if (current()?.isCover) this.goBack();
  }

  stop(): void {
    this.#close = null;
    this.#hear = null;
  }

  /** Goes back one entry, once until the history has moved. */
  goBack(): void {
    if (this.#pending) return;
    this.#pending = deferred<void>();
    history.back();
  }

  /** Settles once a requested step back is done; null: none is pending. */
  returned(): Promise<void> | null {
    return this.#pending?.promise ?? null;
  }

  /** Handles a move of the history. Answers whether the place with this key stays. */
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

  /** Uncovers the page before another place is shown. Answers whether the cover's history entry is still the current one. */
  leave(): boolean {
    this.#uncover();
    return current()?.isCover === true;
  }

  #tell({ isCover = false, stages = [] }: EntryState): void {
    const stage = stages.at(-1);
    // Going forward to a cover that is closed: there is nothing to show.
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
