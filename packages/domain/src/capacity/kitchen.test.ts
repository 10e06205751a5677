import { describe, expect, it } from 'vitest';
import { indexItems } from '../menu/index-items.ts';
import type { Menu } from '../menu/menu.ts';
import { asapWithRoom } from '../schedule/asap.ts';
import { cutRanges } from '../schedule/cut-ranges.ts';
import { aLine, aMenu, anItem, aWeek, supplements } from '../testing/example-catalogue.ts';
import { aScheduling } from '../testing/example-schedule.ts';
import { paris } from '../testing/price-example.ts';
import { capacityOf } from './capacity-of.ts';
import { canMake, dishPosts, type Kitchen, type PostTask, sumTasks, tasksOf, withDrive } from './kitchen.ts';
import { kitchenSpans } from './kitchen-spans.ts';
import type { Post } from './post.ts';
import { workOf } from './work-of.ts';

const oven: Post = { id: 'four', name: 'Four', perWindow: 6, earlyMinutes: 30, isOfDrivers: false };
const cold: Post = { id: 'froid', name: 'Froid', perWindow: 4, earlyMinutes: 60, isOfDrivers: false };
const drivers: Post = { id: 'livreurs', name: 'Livreurs', perWindow: 30, earlyMinutes: 30, isOfDrivers: true };
const posts = [drivers, oven, cold];

const second = { id: 1, name: 'Deux', priceCents: 0, taxRateBp: null, work: { four: 4 } };
const formule = anItem({ id: 1, name: 'Formule', options: [{ ...supplements, id: 9, choices: [second] }] });
const salad = anItem({ id: 2, name: 'Salade', work: { froid: 2 } });
const water = anItem({ id: 3, name: 'Eau', work: {} });
const tart = anItem({ id: 4, name: 'Tarte' });
const category = { id: 1, name: 'Plats', description: '', gender: 'm' as const };
const entries = indexItems([
  aMenu(1, [
    { ...category, items: [formule, salad, water] },
    { ...category, id: 2, work: { froid: 1 }, items: [tart] },
  ]),
]);

describe('the work of an order', () => {
  const workFor = (lines: Parameters<typeof workOf>[0]) => workOf(lines, entries, [oven, cold]);

  it('is that of its items, else of their category, else one unit at the first post of the kitchen [CAP-13]', () => {
    const lines = [aLine(formule, 2), aLine(salad, 3), aLine(water, 9), aLine(tart, 2)];
    expect(workFor(lines)).toEqual({ four: 8, froid: 8 });
  });

  it('has the work of choices for each unit, however often one is chosen', () => {
    const twice = { itemId: 1, quantity: 3, options: [{ optionId: 9, choices: [{ choiceId: 1, quantity: 2 }] }] };
    expect(workFor([twice])).toMatchObject({ four: 3 * 4 + 3 * 2 * 4 });
  });
});

const at = (text: string) => paris(`2026-11-27T${text}`).toInstant();
const openAll = (spans: Parameters<typeof capacityOf>[1]): Kitchen => ({
  posts: posts.map((post) => ({ ...post, capacity: capacityOf(post, spans) })),
  travelMinutes: 20,
});
const evening = [{ start: at('18:00').epochMilliseconds, end: at('22:30').epochMilliseconds }];
const kitchen = openAll(evening);
const wall = ({ release, deadline }: PostTask) =>
  [release, deadline].map((window) =>
    Temporal.Instant.fromEpochMilliseconds(window * 900_000)
      .toZonedDateTimeISO('Europe/Paris')
      .toPlainTime()
      .toString({ smallestUnit: 'minute' }),
  );

describe('the tasks of an order', () => {
  it('have the drivers’ minutes there and back for a delivery, rounded up to five', () => {
    const dishes = { four: 4 };
    expect(withDrive(dishes, 'pickup', kitchen)).toEqual(dishes);
    expect(withDrive(dishes, 'delivery', { ...kitchen, travelMinutes: 12 })).toEqual({ four: 4, livreurs: 25 * 4 });
    expect(withDrive(dishes, 'delivery', { posts: dishPosts(kitchen), travelMinutes: 12 })).toEqual(dishes);
  });

  const tasks = tasksOf(
    { livreurs: 100, four: 28, froid: 0 },
    { mode: 'delivery', dueAt: at('20:10'), placedAt: at('19:31') },
    kitchen,
  );

  it('end before the order leaves, and the drivers’ before it is there', () => {
    expect(tasks.map((task) => [task.post, ...wall(task)])).toEqual([
      ['livreurs', '19:30', '20:00'],
      ['four', '19:30', '19:45'],
    ]);
  });

  it('need each of their posts', () => {
    expect(canMake(tasks, [], kitchen)).toBe(false);
    // The oven has two quarters of an hour, the drivers two for 25 minutes.
    const smaller = tasksOf(
      { livreurs: 100, four: 8 },
      { mode: 'delivery', dueAt: at('20:20'), placedAt: at('19:00') },
      kitchen,
    );
    expect(canMake(smaller, [], kitchen)).toBe(true);
    expect(canMake(smaller, [{ ...(smaller[0] as PostTask), quarters: 141 }], kitchen)).toBe(false);
    expect(canMake(smaller, [{ ...(smaller[1] as PostTask), quarters: 41 }], kitchen)).toBe(false);
    expect(canMake(smaller, [{ ...(smaller[1] as PostTask), quarters: 40 }], kitchen)).toBe(true);
  });
});

const hours = aWeek(() => [{ start: '18:30', end: '22:30' }]);
const menu: Menu = { ...aMenu(1, []), activeTimes: hours, timeRanges: cutRanges(hours) };

describe('the time in which the kitchen works', () => {
  const stopped = (modes: ('pickup' | 'delivery')[]) => ({ modes, from: at('19:00'), until: at('19:45') });
  const spansWith = (...pauses: ReturnType<typeof stopped>[]) =>
    kitchenSpans([menu], paris('2026-11-27T18:00'), { exceptions: [], pauses });

  it('is that of its services, of yesterday to a month ahead', () => {
    const spans = spansWith();
    expect(spans).toHaveLength(33);
    expect(spans[1]).toEqual({ start: at('18:30').epochMilliseconds, end: at('22:30').epochMilliseconds });
  });

  it('has no pause of one mode, and no time in which both pause', () => {
    expect(spansWith(stopped(['delivery']))).toHaveLength(33);
    const [, before, after] = spansWith(stopped(['pickup']), stopped(['delivery']));
    expect([before?.end, after?.start]).toEqual([at('19:00').epochMilliseconds, at('19:45').epochMilliseconds]);
  });
});

describe('an order as soon as possible', () => {
  const rules = { showRange: false, removeFirst: 0, removeLast: 0, minimumMinutes: 20 };
  const promise = (units: number, taken: PostTask[], now = '19:01') => {
    const open = openAll(kitchenSpans([menu], paris('2026-11-27T18:00'), { exceptions: [], pauses: [] }));
    const placedAt = at(now);
    const asap = asapWithRoom([menu], 'pickup', paris(`2026-11-27T${now}`), aScheduling(rules), (dueAt) =>
      canMake(tasksOf({ four: units * 4 }, { mode: 'pickup', dueAt, placedAt }, open), taken, open),
    );
    return asap.state === 'promised' ? asap.promisedAt.toPlainDateTime().toString() : asap.state;
  };
  const busy = (units: number, dueAt: string) =>
    tasksOf({ four: units * 4 }, { mode: 'pickup', dueAt: at(dueAt), placedAt: at('18:00') }, kitchen);

  it('is promised for the first time that the kitchen can keep [CAP-01]', () => {
    expect(promise(6, [])).toBe('2026-11-27T19:25:00');
    expect(promise(7, [])).toBe('2026-11-27T19:30:00');
    expect(promise(6, busy(7, '19:15'))).toBe('2026-11-27T19:30:00');
  });

  it('is promised for the next service if this one is full, and for none if it fits at no time', () => {
    const full = ['21:00', '21:30', '22:00', '22:30', '23:00'].flatMap((dueAt) => busy(12, dueAt));
    expect(promise(1, full, '21:00')).toBe('2026-11-28T18:50:00');
    expect(promise(13, [])).toBe('full');
  });
});

describe('the sum of tasks', () => {
  it('is one task for each post and its windows, however many orders there are [CAP-14]', () => {
    const task = { post: 'four', release: 10, deadline: 12, quarters: 3 };
    const others = [
      { ...task, post: 'froid' },
      { ...task, release: 11 },
      { ...task, deadline: 13 },
    ];
    const many = Array.from({ length: 300 }, () => task);
    expect(sumTasks([...many, ...others])).toEqual([{ ...task, quarters: 900 }, ...others]);
    expect(sumTasks([])).toEqual([]);
  });
});
