import type { Beat, Board, BoardEvent, Drift } from '@comptoir/contract';
import type { OrderVersion } from '@comptoir/domain';
import { createBoardReader } from './board-reader.ts';
import { createDriftCheck } from './drift-check.ts';
import { createStreamHolder, type HolderTools, type StreamHolder } from './stream-holder.ts';

/** `out` means that the session has ended. */
export type ConnectionState = 'live' | 'late' | 'lost' | 'out';

export interface ConnectionView {
  state: ConnectionState;
  /** `isPolling` is true if the board has no stream, so it polls (BRD-13). */
  isPolling: boolean;
  /** The time of the server's last message in milliseconds, by the injected clock. */
  heardAt: number;
}

export interface ConnectionTools extends Pick<HolderTools, 'now' | 'random' | 'openStream'> {
  readBoard: () => Promise<Board>;
  reportDrift: (drift: Drift) => void;
  listOpen: () => OrderVersion[];
  takeBoard: (board: Board, heard: ReadonlySet<string>) => void;
  takeEvent: (event: BoardEvent) => void;
  show: (view: ConnectionView) => void;
}

/** Keeps the board in sync with the server. It has no timer: the caller calls `tick` several times a second. */
export interface BoardConnection {
  tick(): void;
  /** Retries at once, for example when the device is online again (BRD-14). */
  hurry(): void;
  /** Connects again after a new sign-in. */
  resume(): void;
  stop(): void;
}

/** In milliseconds. Without a byte from the server for this time, the connection counts as late (BRD-12). */
const lateAfter = 15_000;
const lostAfter = 30_000;
/** In milliseconds. Without a stream for this time, the board polls (BRD-13). */
const pollAfter = 10_000;
const pollEvery = 5_000;
/** The polling interval while the server does not answer, in milliseconds. */
const pollLostEvery = 2_000;

const noOrders: ReadonlySet<string> = new Set();

/** Reads the board, follows its stream, polls if there is no stream, and reports the connection's state. */
export function createConnection(tools: ConnectionTools): BoardConnection {
  const { now, takeBoard, takeEvent } = tools;
  const compare = createDriftCheck();
  let cursor: string | null = null;
  let heardAt = now();
  let hasFailed = false;
  let isOut = false;
  let pollAt = now();
  const show = showChanges(tools.show);

  const reader = createBoardReader({
    ...tools,
    take: (board, heard) => {
      takeWhole(board, heard);
      hasFailed = false;
      pollAt = now() + pollEvery;
      tell();
    },
    fail: (why) => {
      hasFailed = true;
      isOut = why === 'signed-out';
      if (isOut) stream.close();
      pollAt = now() + pollLostEvery;
      tell();
    },
  });
  const stream = createStreamHolder({ ...tools, hear });

  function takeWhole(board: Board, heard: ReadonlySet<string>): void {
    heardAt = now();
    cursor = board.cursor;
    takeBoard(board, heard);
  }

  function hear(event: BoardEvent, eventCursor: string): void {
    heardAt = now();
    hasFailed = false;
    if (eventCursor !== '') cursor = eventCursor;
    if (event.kind === 'board') takeWhole(event.data, noOrders);
    else takeEvent(event);
    if (event.kind === 'order') reader.hear(event.data.id);
    if (event.kind === 'beat') compareWith(event.data);
    tell();
  }

  function compareWith(beat: Beat): void {
    cursor = beat.cursor;
    const drift = compare(tools.listOpen(), beat);
    if (!drift) return;
    tools.reportDrift(drift);
    reader.read();
  }

  const needsPoll = () => !reader.isReading() && now() >= pollAt && isPollDue(stream, cursor !== null, now());

  function tell(): void {
    show(viewOf({ isOut, hasFailed, hasBegun: cursor !== null, heardAt, lostSince: stream.lostSince() }, now()));
  }

  function hurry(): void {
    stream.hurry();
    pollAt = now();
  }

  return {
    tick: () => {
      if (!isOut && cursor !== null) stream.tick(cursor);
      if (!isOut && needsPoll()) reader.read();
      tell();
    },
    hurry,
    resume: () => {
      isOut = false;
      cursor = null;
      hurry();
    },
    stop: stream.close,
  };
}

/** Without a stream, the board polls before its first answer, after two failures or after some time. */
function isPollDue(stream: StreamHolder, hasBegun: boolean, now: number): boolean {
  const lostSince = stream.lostSince();
  return lostSince !== null && (!hasBegun || stream.failures() > 1 || now - lostSince >= pollAfter);
}

/** Calls `show` only if something visible has changed. While the connection is live, `heardAt` is not visible. */
function showChanges(show: ConnectionTools['show']): (view: ConnectionView) => void {
  let shown: ConnectionView | null = null;
  return (view) => {
    const { state, isPolling, heardAt } = view;
    const isSame = shown?.state === state && shown.isPolling === isPolling;
    if (isSame && (state === 'live' || shown?.heardAt === heardAt)) return;
    shown = view;
    show(view);
  };
}

interface Known {
  isOut: boolean;
  /** `hasFailed` is true if the last request failed. */
  hasFailed: boolean;
  hasBegun: boolean;
  heardAt: number;
  /** The time since which there is no stream. Null if the stream is open. */
  lostSince: number | null;
}

function viewOf(known: Known, now: number): ConnectionView {
  const { heardAt, lostSince } = known;
  const state = judge(known, now);
  return { state, isPolling: state === 'live' && lostSince !== null && now - lostSince >= pollAfter, heardAt };
}

function judge({ isOut, hasFailed, hasBegun, heardAt, lostSince }: Known, now: number): ConnectionState {
  if (isOut) return 'out';
  if (now - heardAt >= lostAfter || (lostSince !== null && hasFailed)) return 'lost';
  // True if the server has sent nothing since the stream broke.
  const isCutOff = lostSince !== null && hasBegun && heardAt <= lostSince;
  return now - heardAt >= lateAfter || isCutOff ? 'late' : 'live';
}
