import { type BoardEvent, type BoardOrder, createOfficeCaller, type OfficeCaller } from '@comptoir/contract';
import { randomId, watchOnline, watchVisible } from '@comptoir/web-app/base';
import { hearServerDate, serverNow } from '@comptoir/web-app/clock';
import { elapsedMilliseconds, fillScreen, vibrate } from '../../platform/device.ts';
import { keepAwake } from '../../platform/keep-awake.ts';
import { countSound } from '../../platform/sound/count-sound.ts';
import { openSounder } from '../../platform/sound/open-sounder.ts';
import { afterPaint, watchTouch } from '../../platform/watch/watch-page.ts';
import { type Actor, createActor } from '../board/actions/actor.ts';
import { keepQueue } from '../board/actions/keep-queue.ts';
import { forgetEnded, listOpen, takeBoard, takeOrder, useBoardStore } from '../board/board-store.ts';
import { regroup } from '../board/column-store.ts';
import { type BoardConnection, createConnection } from '../board/connection/board-connection.ts';
import { officeCaller } from '../session/office-caller.ts';
import { createConnectionAlarm } from '../sound/connection-alarm.ts';
import { createRing, type Ring } from '../sound/ring.ts';
import { ringLevel } from '../sound/ring-level.ts';
import { useSoundStore } from '../sound/sound-store.ts';
import type { SoundKind } from '../sound/sounds.ts';
import { takeStock } from '../stock/stock-store.ts';
import { hearNews } from './hear-news.ts';
import { hearPrints } from './hear-prints.ts';
import { keepBoard, showKeptBoard } from './keep-board.ts';
import { muteBoard } from './mute-board.ts';
import { openStream } from './open-stream.ts';
import { rememberAnswer } from './remember-answer.ts';
import { showSound } from './show-sound.ts';
import { tellAlive } from './tell-alive.ts';
import { createSeenTeller, type SeenTeller } from './tell-seen.ts';
import { testLevel } from './test-level.ts';
import { listUnanswered } from './waiting-here.ts';

export interface RunningBoard extends Pick<Actor, 'act' | 'takeBack' | 'retry'>, Pick<Ring, 'unmute'> {
  /** Mutes the ring if the server agrees, because one device must ring (BRD-23). */
  mute(): Promise<void>;
  /** Call this in a tap. It unlocks the sound, rings once and enters full screen (BRD-17). */
  openService(): Promise<void>;
  /** Call this for orders that have been rendered and will be painted in a moment. */
  drawn(orders: readonly BoardOrder[]): void;
  silenceAlarm(): void;
  hurry(): void;
  stop(): void;
}

/** The page has one timer. Everything that depends on time runs at its tick (BRD-44). */
const tickMilliseconds = 200;
const aliveEvery = 20_000;
const retryEvery = 5_000;
const keepEvery = 5_000;
const vibrateMilliseconds = 200;

/** Runs the board of this window until it is stopped. Components read the results from the stores. */
export function runBoard(): RunningBoard {
  const now = elapsedMilliseconds;
  // The board's own calls ask the user nothing, unlike those of a tap.
  const caller = createOfficeCaller({ root: '', onDate: hearServerDate });
  const ring = createRing({ now, openSounder, count: noteSound });
  const alarm = createConnectionAlarm({ now, play: () => ring.play('low') });
  const seen = createSeenTeller(caller.boardSeen);
  const connection = openConnection({ caller, ring, onLive: () => void actor.flush() });
  const actor = createActor({
    send: officeCaller.actOnOrder,
    now: serverNow,
    newId: randomId,
    suspectConnection: connection.hurry,
  });

  function levelNow() {
    const isOpen = useBoardStore.getState().service?.isOpen ?? true;
    return ringLevel(listUnanswered(), { isOpen, now: serverNow() }) || testLevel(serverNow());
  }

  const every = createEvery(now);
  function tick(): void {
    connection.tick();
    if (regroup(serverNow())) ring.play('soft');
    const level = levelNow();
    ring.tick(level);
    alarm.tick(useBoardStore.getState().connection.state);
    showSound({ ring, alarm, level, now });
    every('keep', keepEvery, () => void keepBoard());
    every('alive', aliveEvery, () => void tellAlive(caller.boardAlive));
    every('retry', retryEvery, () => {
      seen.flush();
      if (useBoardStore.getState().connection.state === 'live') void actor.flush();
    });
  }

  const timer = setInterval(tick, tickMilliseconds);
  const queue = keepQueue();
  void showKeptBoard();
  const endings = [
    () => clearInterval(timer),
    connection.stop,
    ring.close,
    () => void queue.then((stop) => stop()),
    ...watchWindow({ connection, ring, seen }),
    // The server needs the state of the sound to decide if it alerts another device.
    useSoundStore.subscribe(({ sound }, before) => {
      if (sound !== before.sound) void tellAlive(caller.boardAlive);
    }),
  ];
  tick();

  return {
    act: actor.act,
    takeBack: actor.takeBack,
    retry: actor.retry,
    unmute: ring.unmute,
    mute: () => muteBoard(ring, officeCaller.muteBoard),
    openService: async () => {
      fillScreen();
      await ring.touch();
      ring.strike(1);
    },
    drawn: (orders) =>
      afterPaint(() => {
        if (orders.some(({ state }) => state === 'new')) ring.strike(levelNow() === 2 ? 2 : 1);
        seen.add(orders);
      }),
    silenceAlarm: alarm.silence,
    hurry: connection.hurry,
    stop: () => {
      for (const end of endings) end();
    },
  };
}

function openConnection({
  caller,
  ring,
  onLive,
}: {
  caller: OfficeCaller;
  ring: Ring;
  onLive: () => void;
}): BoardConnection {
  const asking = createOfficeCaller({ root: '', onDate: hearServerDate, fetch: rememberAnswer(fetch) });
  return createConnection({
    now: elapsedMilliseconds,
    random: Math.random,
    openStream,
    readBoard: asking.board,
    reportDrift: (drift) => void caller.boardDrift(drift).catch(() => undefined),
    listOpen,
    takeBoard: (board, heard) => hearing(ring, () => takeBoard(board, heard)),
    takeEvent: (event) => hearing(ring, () => takeEvent(event, ring)),
    show: (view) => {
      useBoardStore.setState({ connection: view });
      if (view.state === 'live') onLive();
    },
  });
}

function watchWindow({
  connection,
  ring,
  seen,
}: {
  connection: BoardConnection;
  ring: Ring;
  seen: SeenTeller;
}): (() => void)[] {
  return [
    keepAwake((isAwake) => useSoundStore.setState({ isAwake })),
    watchOnline(connection.hurry),
    watchTouch(() => void ring.touch()),
    watchVisible(() => {
      connection.hurry();
      seen.flush();
    }),
  ];
}

/** Changes the board's data and plays the sounds of the changes. The first complete answer plays no sound. */
function hearing(ring: Ring, change: () => void): void {
  const { orders: before, service, keptAt } = useBoardStore.getState();
  change();
  if (service && keptAt === null) hearNews(before, useBoardStore.getState().orders, ring);
}

function takeEvent(event: BoardEvent, ring: Ring): void {
  if (event.kind === 'order') takeOrder(event.data);
  if (event.kind === 'service') useBoardStore.setState({ service: event.data });
  if (event.kind === 'stock') takeStock(event.data);
  if (event.kind === 'prints') hearPrints(event.data, ring);
  if (event.kind === 'test') useBoardStore.setState(event.data);
  if (event.kind === 'beat') {
    hearServerDate(event.data.serverTime.epochMilliseconds);
    forgetEnded(serverNow());
  }
}

function noteSound(kind: SoundKind): void {
  const isRing = kind === 'ring' || kind === 'ring-loud';
  countSound(kind, isRing);
  if (isRing) vibrate(vibrateMilliseconds);
}

/** Runs each named task at most once per interval. */
function createEvery(now: () => number): (name: string, milliseconds: number, task: () => void) => void {
  const doneAt = new Map<string, number>();
  return (name, milliseconds, task) => {
    if (now() - (doneAt.get(name) ?? Number.NEGATIVE_INFINITY) < milliseconds) return;
    doneAt.set(name, now());
    task();
  };
}
