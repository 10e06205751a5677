import { digestBoard } from '@comptoir/domain';
import type { FastifyBaseLogger } from 'fastify';
import { createLoop, type Loop } from '../../../jobs/create-loop.ts';
import type { EventStream } from '../../../plugins/streams/event-streams.ts';
import { readDatabaseClock } from '../../progress/changes/changes-repository.ts';
import type { ProgressChanges } from '../../progress/changes/watch-changes.ts';
import { listOpen } from '../read/board-repository.ts';
import { writeCursor } from '../read/cursor.ts';
import type { BoardTools } from '../read/read-board.ts';
import { readBeginning, readOrdersTold } from './read-told.ts';
import { createReaders, type Readers } from './readers.ts';
import { writeBoardEvent, writePrints, writeService, writeStock, writeTest } from './write-board-event.ts';

export interface BoardFeed {
  /** Sends the changes since the reader's cursor, or the whole board, and then each new event. */
  join(stream: EventStream, reader: { device: string; cursor: string | undefined }): Promise<void>;
  /** Tells the boards at once if the test order has changed (REH-08). */
  tellTest(): Promise<void>;
  stop(): Promise<void>;
}

interface Options extends BoardTools {
  changes: ProgressChanges;
  log: FastifyBaseLogger;
  beatMilliseconds: number;
}

/** Sends boards the changed orders, the service state, sold-out items and heartbeats (decision 25). */
export function createBoardFeed(options: Options): BoardFeed {
  const { changes, log, beatMilliseconds } = options;
  const readers = createReaders();
  const tellService = createServiceTeller(options, readers);
  const stock = createTeller(options, readers, {
    write: writeStock,
    failure: 'boards could not be told what is sold out',
  });
  let leave: (() => void) | null = null;

  options.catalogue.onChange(() => {
    tellService();
    stock.wake();
  });

  const tests = createTeller(options, readers, {
    write: writeTest,
    everyMs: testEveryMs,
    failure: 'boards could not be told of test orders',
  });
  const prints = createTeller(options, readers, {
    write: writePrints,
    everyMs: printsEveryMs,
    failure: 'boards could not be told of prints',
  });
  const beats = createLoop({
    work: async () => {
      if (readers.count() === 0) return;
      tellService();
      stock.wake();
      // Changes are sent before the heartbeat, so that a different order count proves a lost event.
      await changes.look();
      readers.tell([{ text: await writeBeat(options) }]);
    },
    everyMs: beatMilliseconds,
    log,
    failure: 'boards could not be told what is open',
  });

  return {
    join: async (stream, { device, cursor }) => {
      stream.send(writeBoardEvent('hello', { beatSeconds: beatMilliseconds / 1000, device }));
      // The reader is added before the first query, so that events during the query are buffered.
      const reader = readers.add(stream);
      for (const teller of [stock, tests, prints]) teller.tellAgain();
      leave ??= changes.watch(async (change) => {
        readers.tell(await readOrdersTold(options, change));
        // Orders take units of counted items, which changes no version of the catalogue.
        stock.wake();
      });
      stream.ended.addEventListener('abort', () => {
        if (readers.count() > 0) return;
        leave?.();
        leave = null;
      });
      try {
        reader.begin(await readBeginning(options, cursor));
      } catch (error) {
        log.warn({ err: error }, 'a board could not be told what is open');
        await stream.end();
      }
    },
    tellTest: tests.drain,
    stop: async () => {
      await Promise.all([beats.stop(), stock.stop(), tests.stop(), prints.stop()]);
    },
  };
}

/** Returns a function that sends the service state if it changed since the last call. */
function createServiceTeller(tools: BoardTools, readers: Readers): () => void {
  let said = '';
  return () => {
    const text = writeService(tools);
    if (text !== said) readers.tell([{ text }]);
    said = text;
  };
}

/** Another server may store a test order, and its time may be over. */
const testEveryMs = 1_000;

/** What printers say reaches no other server but by the database. */
const printsEveryMs = 2_000;

interface Telling {
  write: (tools: BoardTools) => Promise<string>;
  /** Absent means that it looks only when it is woken. */
  everyMs?: number;
  failure: string;
}

/** Sends what is read from the database if it changed since it was last sent. Without boards it makes no query. */
function createTeller(
  options: Options,
  readers: Readers,
  { write, ...loopOptions }: Telling,
): Loop & { tellAgain: () => void } {
  let said = '';
  const loop = createLoop({
    work: async () => {
      if (readers.count() === 0) return;
      const text = await write(options);
      if (text !== said) readers.tell([{ text }]);
      said = text;
    },
    log: options.log,
    ...loopOptions,
  });
  // A board that joins may have read another state than the one that was told last.
  const tellAgain = () => {
    said = '';
  };
  return { ...loop, tellAgain };
}

async function writeBeat({ db, now }: BoardTools): Promise<string> {
  const cursor = writeCursor(await readDatabaseClock(db));
  const open = await listOpen(db);
  const beat = { serverTime: now().toInstant(), cursor, open: open.length, digest: digestBoard(open) };
  return writeBoardEvent('beat', beat);
}
