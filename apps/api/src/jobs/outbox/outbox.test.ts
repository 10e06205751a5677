import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { OpenDatabase } from '../../db/database.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { Loop } from '../create-loop.ts';
import { defineTask, type Task } from './define-task.ts';
import { backOffSeconds, startOutbox } from './outbox.ts';
import { claimTasks, countWaiting, forgetTasks, insertTasks } from './outbox-repository.ts';

/** The pauses after each batch, which the test records instead of waiting. */
const rests: number[] = [];
const rest = async (milliseconds: number) => rests.push(milliseconds);

let database: OpenDatabase;
const workers: Loop[] = [];
const logged = vi.fn();
const silent = { warn: () => undefined, error: logged } as unknown as FastifyBaseLogger;
const note = defineTask('note', z.object({ key: z.string() }));
type NoteHandler = (task: Task<{ key: string }>) => Promise<void>;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await database.query('delete from outbox', []);
});
afterAll(() => database.close());

function start(handle: NoteHandler): Loop {
  const worker = startOutbox({ db: database.db, log: silent, rest });
  worker.handle(note.handledBy(handle));
  workers.push(worker);
  return worker;
}
const ask = (...keys: string[]) =>
  insertTasks(
    database.db,
    keys.map((key) => note.task({ key, payload: { key } })),
  );
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
    const handle: NoteHandler = async (task) => {
      done.push(task.key);
    };
    await Promise.all([start(handle).drain(), start(handle).drain(), start(handle).drain()]);
    expect(done.sort()).toEqual(keys.sort());
    expect(await countWaiting(database.db)).toBe(0);
  });

  it('keeps one task for each key', async () => {
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

  it('takes tasks in batches, with two queries for each', async () => {
    await ask(...Array.from({ length: 40 }, (_, index) => `mail-${index}`));
    const query = vi.spyOn(pg.Pool.prototype, 'query');
    await start(async () => undefined).drain();
    const asked = query.mock.calls.length;
    query.mockRestore();
    expect(await countWaiting(database.db)).toBe(0);
    // Four batches cause eight queries, and a last look causes one.
    expect(asked).toBe(9);
  });

  it('takes no larger batch, whatever the statistics of PostgreSQL say', async () => {
    // PostgreSQL's plan for an apparently empty table would be slow.
    await database.query('analyze outbox', []);
    await ask(...Array.from({ length: 40 }, (_, index) => `mail-${index}`));
    expect(await claimTasks(database.db, { kinds: ['note'], limit: 10, leaseSeconds: 60 })).toHaveLength(10);
  });

  it('rests longer between two batches while orders come in', async () => {
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
    // A pause follows the last batch too, because another order may arrive.
    expect(await restsOf((worker) => worker.wake())).toEqual([250, 50]);
    expect(await restsOf(() => undefined)).toEqual([50, 50]);
  });

  it('empties done tasks and deletes them after a month, but never waiting ones', async () => {
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

  it('gives up a task whose payload another version wrote, says so, and does the rest [PAY-25]', async () => {
    const mail = defineTask('note', z.object({ to: z.string(), number: z.number() }));
    await insertTasks(database.db, [mail.task({ key: 'other', payload: { to: 'lea@example.com', number: 7 } })]);
    await ask('good');
    const done: string[] = [];
    await start(async (task) => {
      done.push(task.key);
    }).drain();
    expect(done).toEqual(['good']);
    const reason = expect.stringMatching(/^key: /);
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      { task: 'other', kind: 'note', unreadable: reason },
      expect.any(String),
    );
    expect(JSON.stringify(logged.mock.calls)).not.toContain('lea@example.com');
    const { rows } = await database.query("select payload, done_at, last_error from outbox where key = 'other'", []);
    expect(rows).toEqual([
      { payload: {}, done_at: expect.any(Date), last_error: expect.stringMatching(/^unreadable: key: /) },
    ]);
    expect(await countWaiting(database.db)).toBe(0);
  });

  it('leaves tasks of other kinds alone', async () => {
    const other = defineTask('other', z.object({}));
    await insertTasks(database.db, [other.task({ key: 'later', payload: {} })]);
    await start(async () => undefined).drain();
    expect(await rowOf('later')).toMatchObject({ done_at: null, attempts: 0 });
  });
});
