import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { outbox } from '../../db/schema/index.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { Loop } from '../create-loop.ts';
import { backOffSeconds, startOutbox, type TaskHandler } from './outbox.ts';
import { claimTasks, countWaiting, forgetTasks } from './outbox-repository.ts';

/** How long the outbox rested after each handful: here it is told, and lets nobody wait. */
const rests: number[] = [];
const rest = async (milliseconds: number) => rests.push(milliseconds);

let database: OpenDatabase;
const workers: Loop[] = [];
const silent = { warn: () => undefined } as unknown as FastifyBaseLogger;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await database.query('delete from outbox', []);
});
afterAll(() => database.close());

function start(handle: TaskHandler): Loop {
  const worker = startOutbox({ db: database.db, log: silent, handlers: { note: handle }, rest });
  workers.push(worker);
  return worker;
}
const ask = (...keys: string[]) =>
  database.db.insert(outbox).values(keys.map((key) => ({ key, kind: 'note', payload: { key } })));
const rowOf = async (key: string) =>
  (
    await database.query(
      'select attempts, last_error, done_at, extract(epoch from next_at - now())::float as wait from outbox where key = $1',
      [key],
    )
  ).rows[0];

describe('the outbox', () => {
  it('does each task once, shared among the servers', async () => {
    const keys = Array.from({ length: 30 }, (_, index) => `task-${index}`);
    await ask(...keys);
    const done: string[] = [];
    const handle: TaskHandler = async (task) => {
      done.push(task.key);
    };
    await Promise.all([start(handle).drain(), start(handle).drain(), start(handle).drain()]);
    expect(done.sort()).toEqual(keys.sort());
    expect(await countWaiting(database.db)).toBe(0);
  });

  it('is not asked twice for the same', async () => {
    await ask('same');
    await expect(ask('same')).rejects.toThrow();
  });

  it('postpones what failed, longer each time, and does the rest', async () => {
    await ask('bad', 'good');
    const worker = start(async (task) => {
      if (task.key === 'bad') throw new Error('not now');
    });
    await worker.drain();
    expect(await rowOf('good')).toMatchObject({ attempts: 1, last_error: null });
    const bad = await rowOf('bad');
    expect(bad).toMatchObject({ attempts: 1, done_at: null, last_error: 'Error: not now' });
    expect(Number(bad?.wait)).toBeGreaterThan(3);
    expect(Number(bad?.wait)).toBeLessThanOrEqual(5);
    expect([1, 2, 3, 10, 50].map(backOffSeconds)).toEqual([5, 10, 20, 2560, 3600]);
  });

  it('leaves a task that another server works at, and takes it over when that one died', async () => {
    await ask('slow');
    let finish = () => {};
    const started = new Promise<void>((resolve) => {
      start(
        () =>
          new Promise<void>((end) => {
            finish = end;
            resolve();
          }),
      ).wake();
    });
    await started;
    const taken: string[] = [];
    const second = start(async (task) => {
      taken.push(task.key);
    });
    await second.drain();
    expect(taken).toEqual([]);
    // The lease is over: whoever had it is gone.
    await database.query('update outbox set next_at = now()', []);
    await second.drain();
    expect(taken).toEqual(['slow']);
    finish();
  });

  it('waits, when stopped, for what it has begun', async () => {
    await ask('begun');
    let isDone = false;
    const begun = new Promise<void>((resolve) => {
      start(async () => {
        resolve();
        await new Promise((end) => setTimeout(end, 50));
        isDone = true;
      }).wake();
    });
    await begun;
    await workers[0]?.stop();
    expect(isDone).toBe(true);
    expect(await countWaiting(database.db)).toBe(0);
  });

  it('takes a handful at a time, and asks the database twice for each', async () => {
    await ask(...Array.from({ length: 40 }, (_, index) => `mail-${index}`));
    const query = vi.spyOn(pg.Pool.prototype, 'query');
    await start(async () => undefined).drain();
    const asked = query.mock.calls.length;
    query.mockRestore();
    expect(await countWaiting(database.db)).toBe(0);
    // 4 handfuls, and a last look.
    expect(asked).toBe(9);
  });

  it('takes no more, whatever PostgreSQL takes the table for', async () => {
    // Of a table that it believes to be empty it makes a plan of loops.
    await database.query('analyze outbox', []);
    await ask(...Array.from({ length: 40 }, (_, index) => `mail-${index}`));
    expect(await claimTasks(database.db, { kinds: ['note'], limit: 10, leaseSeconds: 60 })).toHaveLength(10);
  });

  it('rests longer between two handfuls while orders come in', async () => {
    const restsOf = async (wake: (worker: Loop) => void) => {
      await ask(...Array.from({ length: 11 }, () => crypto.randomUUID()));
      let begun = 0;
      const worker = start(async () => {
        begun += 1;
        if (begun === 10) wake(worker);
      });
      rests.length = 0;
      await worker.drain();
      return [...rests];
    };
    // After the last handful too: the next order may be on its way.
    expect(await restsOf((worker) => worker.wake())).toEqual([250, 50]);
    expect(await restsOf(() => undefined)).toEqual([50, 50]);
  });

  it('empties what is done, and forgets it after a month, but never what waits', async () => {
    await ask('done', 'waiting', 'recent');
    const worker = start(async (task) => {
      if (task.key === 'waiting') throw new Error('not now');
    });
    await worker.drain();
    const { rows } = await database.query('select key, payload from outbox order by key', []);
    expect(rows).toEqual([
      { key: 'done', payload: {} },
      { key: 'recent', payload: {} },
      { key: 'waiting', payload: { key: 'waiting' } },
    ]);
    await database.query("update outbox set done_at = now() - interval '31 days' where key = 'done'", []);
    await forgetTasks(database.db, 30);
    expect((await database.query('select key from outbox order by key', [])).rows).toEqual([
      { key: 'recent' },
      { key: 'waiting' },
    ]);
  });

  it('leaves the kinds of tasks that are another’s, or a later version’s', async () => {
    await database.db.insert(outbox).values({ key: 'later', kind: 'unknown', payload: {} });
    await start(async () => undefined).drain();
    expect(await rowOf('later')).toMatchObject({ done_at: null, attempts: 0 });
  });
});
