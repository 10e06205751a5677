import { type BoardEventData, boardEventToWire } from '@comptoir/contract';
import { digestBoard, type OrderVersion } from '@comptoir/domain';
import type { FastifyBaseLogger } from 'fastify';
import { createLoop } from '../../../jobs/create-loop.ts';
import type { EventStream } from '../../../plugins/streams/event-streams.ts';
import { writeEvent } from '../../../plugins/streams/write-event.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import { listChanges, readDatabaseClock } from '../../progress/changes/changes-repository.ts';
import type { Change, ProgressChanges } from '../../progress/changes/watch-changes.ts';
import { stockOf } from '../../stock/stock-of.ts';
import { listByIds, listOpen } from '../read/board-repository.ts';
import { readCursor, writeCursor } from '../read/cursor.ts';
import { type BoardTools, readBoard } from '../read/read-board.ts';
import { serviceOf } from '../read/service-of.ts';
import { createReaders, type Told } from './readers.ts';

/** What boards are told as it happens: made once for all of them on this server. */
export interface BoardFeed {
  /** Tells a stream what it missed since its cursor, or the whole, and from then on all that happens. */
  join(stream: EventStream, reader: { device: string; cursor: string | undefined }): Promise<void>;
  stop(): Promise<void>;
}

interface Options extends BoardTools {
  changes: ProgressChanges;
  log: FastifyBaseLogger;
  /** How often a board is told what the server holds. */
  beatMilliseconds: number;
}

/** Feeds boards: orders as they change, how the restaurant stands, and beats by which each board checks itself (decision 25). */
export function createBoardFeed(options: Options): BoardFeed {
  const { db, catalogue, now, changes, log, beatMilliseconds } = options;
  const readers = createReaders();
  let leave: (() => void) | null = null;
  const said = { service: '', stock: '' };

  async function tellChange({ orderIds, at }: Change): Promise<void> {
    readers.tell(await toldOrders(orderIds, at));
  }

  async function toldOrders(orderIds: string[], at: Temporal.Instant): Promise<Told[]> {
    const orders = orderIds.length === 0 ? [] : await listByIds(db, orderIds, catalogue.current());
    const id = writeCursor(at);
    return orders.map((order) => ({ order, text: write('order', order, id) }));
  }

  const writeService = (snapshot: Snapshot) => write('service', serviceOf(snapshot, now()));

  const writeStock = (snapshot: Snapshot) => write('stock', stockOf(snapshot, now()));

  /** How the restaurant stands, and what is sold out, where that is another thing than was said last. */
  function tellService(): void {
    const snapshot = catalogue.current();
    const current = { service: writeService(snapshot), stock: writeStock(snapshot) };
    for (const part of ['service', 'stock'] as const) {
      if (current[part] !== said[part]) readers.tell([{ text: current[part] }]);
      said[part] = current[part];
    }
  }

  catalogue.onChange(tellService);

  async function tellBeat(): Promise<void> {
    tellService();
    // What is counted was told before: a board that counts otherwise has lost something.
    await changes.look();
    const cursor = writeCursor(await readDatabaseClock(db));
    const open = await listOpen(db);
    const beat = { serverTime: now().toInstant(), cursor, open: open.length, digest: digestBoard(open) };
    readers.tell([{ text: write('beat', beat) }]);
  }

  const beats = createLoop({
    work: async () => {
      if (readers.count() > 0) await tellBeat();
    },
    everyMs: beatMilliseconds,
    log,
    failure: 'boards could not be told what is open',
  });

  /** What a reader begins with, and which versions it has by that. */
  async function begin(cursor: string | undefined): Promise<{ told: Told[]; known: OrderVersion[] }> {
    const since = readCursor(cursor, await readDatabaseClock(db));
    const stock = { text: writeStock(catalogue.current()) };
    if (since) {
      const { at, changedAt } = await listChanges(db, since);
      const orders = await toldOrders([...changedAt.keys()], at);
      const text = writeService(catalogue.current());
      return { told: [...orders, { text }, stock], known: orders.flatMap(({ order }) => order ?? []) };
    }
    const board = await readBoard(options);
    const text = write('board', board, board.cursor);
    return { told: [{ text }, stock], known: board.orders };
  }

  return {
    join: async (stream, { device, cursor }) => {
      stream.send(write('hello', { beatSeconds: beatMilliseconds / 1000, device }));
      // Before anything is read: what happens meanwhile is told after it.
      const reader = readers.add(stream);
      leave ??= changes.watch(tellChange);
      stream.ended.addEventListener('abort', () => {
        if (readers.count() > 0) return;
        leave?.();
        leave = null;
      });
      try {
        reader.begin(await begin(cursor));
      } catch (error) {
        log.warn({ err: error }, 'a board could not be told what is open');
        await stream.end();
      }
    },
    stop: beats.stop,
  };
}

function write<Kind extends keyof BoardEventData>(kind: Kind, data: BoardEventData[Kind], id?: string): string {
  return writeEvent({ event: kind, data: boardEventToWire(kind, data), ...(id !== undefined && { id }) });
}
