import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EventStream } from '../../plugins/streams/event-streams.ts';
import { type Kitchen, minutesAfterNoon, openKitchen } from '../../testing/kitchen.ts';
import { testSite } from '../../testing/test-site.ts';
import { readCatalogue } from '../catalogue/catalogue-repository.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { takeSnapshot } from '../catalogue/snapshot.ts';
import { watchChanges } from '../progress/changes/watch-changes.ts';
import { createLiveFeed } from './live-feed.ts';

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await openKitchen();
});
afterAll(() => kitchen.close());

const log = { warn: () => undefined } as unknown as FastifyBaseLogger;
const now = () => minutesAfterNoon(0).toZonedDateTimeISO(testSite.timeZone);

/** Opens a server's feed and records its database queries. */
async function openFeed() {
  const { database } = kitchen.shop;
  let queries = 0;
  const db = new Proxy(database.db, {
    get: (target, name) => {
      queries += 1;
      return Reflect.get(target, name);
    },
  });
  const snapshot = takeSnapshot(await readCatalogue(database.db), now(), null);
  const catalogue = { current: () => snapshot } as ServedCatalogue;
  const changes = watchChanges({ database, log, isShared: () => false });
  const feed = createLiveFeed({ db, catalogue, now, changes, log, beatMilliseconds: 1_000_000 });
  return {
    feed,
    look: changes.look,
    /** Counts the queries that an action causes. */
    count: async (doing: () => Promise<unknown>) => {
      await changes.look();
      queries = 0;
      await doing();
      await changes.look();
      return queries;
    },
    stop: async () => {
      await feed.stop();
      await changes.stop();
    },
  };
}

/** Opens a page's stream and records what the page receives. */
function openPage(): { stream: EventStream; told: string[]; leave(): void } {
  const told: string[] = [];
  const ended = new AbortController();
  return {
    stream: { send: (text) => told.push(text), end: async () => ended.abort(), ended: ended.signal },
    told,
    leave: () => ended.abort(),
  };
}

it('reads a change once, however many pages there are [LIV-06]', async () => {
  const { feed, count, stop } = await openFeed();
  const ids = [await kitchen.place(), await kitchen.place()];
  const alone = openPage();
  await feed.join(alone.stream, String(ids[0]));
  const note = (id: unknown) => count(() => kitchen.act(String(id), { kind: 'note', text: 'Sonner' }));
  const forOne = await note(ids[0]);
  expect(forOne).toBeGreaterThan(0);

  const pages = Array.from({ length: 1_000 }, openPage);
  for (const [index, { stream }] of pages.entries()) await feed.join(stream, String(ids[index % 2]));
  expect(await note(ids[1])).toBe(forOne);
  expect(pages.map(({ told }) => told.length)).toEqual(pages.map((_, index) => (index % 2 ? 2 : 1)));
  await stop();
});

it('reads nothing about orders without an open page, nor once the last page has left [LIV-06]', async () => {
  const { feed, count, stop } = await openFeed();
  const page = openPage();
  const id = await kitchen.place();
  await feed.join(page.stream, id);
  expect(await count(() => kitchen.place())).toBe(0);
  page.leave();
  expect(await count(() => kitchen.act(id, { kind: 'note', text: 'Sonner' }))).toBe(0);
  await stop();
});

it('tells a new page its order’s state first, then what changed meanwhile [LIV-05]', async () => {
  const { feed, look, stop } = await openFeed();
  const id = await kitchen.place();
  const page = openPage();
  const joining = feed.join(page.stream, id);
  await kitchen.act(id, { kind: 'accept', dueAt: minutesAfterNoon(20) });
  await Promise.all([joining, look()]);
  await look();
  expect(page.told.at(-1)).toContain('"state":"accepted"');
  await stop();
});
