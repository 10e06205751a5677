import {
  busySetting,
  busyToSetting,
  holdRequestOf,
  menusFromWire,
  paths,
  pausesSetting,
  pausesToSetting,
  settingsFromWire,
  type WireOrder,
} from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { type Mode, serviceStateAt } from '@comptoir/domain';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { dice, type Roll } from '../../testing/dice.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { testSite } from '../../testing/test-site.ts';
import { changeSetting, raiseVersion } from '../catalogue/catalogue-repository.ts';

const minutes = Math.ceil(2_000 * inject('drillShare'));
const minutesOfAScene = 40;
/** The days before the nights in which the clocks change; the exceptional hours last until 4:00 of the next date. */
const nights = ['2026-10-24', '2026-03-28'];
const usualMinutes = { pickup: 20, delivery: 45 };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.setCatalogue(({ settings }) => {
    settings['scheduling.slot_capacity'] = 0;
    settings['scheduling.exceptions'] = nights.flatMap((date) => [
      { date, closed: false, times: [{ start: '18:30', end: '04:00' }] },
      { date: Temporal.PlainDate.from(date).add({ days: 2 }).toString(), closed: true, times: [] },
    ]);
  });
});
afterAll(() => shop.close());

/** What the kitchen chose. The model knows it as numbers: instants in milliseconds. */
interface Scene {
  pauses: { modes: Mode[]; until: number }[];
  busy: { modes: Mode[]; extraMinutes: number; until: number }[];
  /** Places by "mode date value", in slots that took one order. */
  places: Map<string, number>;
  soldOutUntil: number;
  oven: Oven;
}

/** The only post of the kitchen. Without units in a quarter of an hour there is none. */
interface Oven {
  perWindow: number;
  tasks: OvenTask[];
  /** What is kept for carts that others pay, each until an instant. */
  held: HeldTask[];
}

interface HeldTask extends OvenTask {
  until: number;
}

/** Quarters of a unit that may be made in any quarter of an hour, counted from the epoch, from one to before another. */
interface OvenTask {
  from: number;
  to: number;
  quarters: number;
}

// The reference model: the rules of the papers, minute by minute on the wall clock, without the domain's functions.

const paris = (date: Temporal.PlainDate, minute: number) =>
  date
    .add({ days: Math.floor(minute / 1440) })
    .toZonedDateTime({ timeZone: testSite.timeZone, plainTime: timeOf(minute % 1440) });
const timeOf = (minute: number) => new Temporal.PlainTime(Math.floor(minute / 60), minute % 60);
const textOf = (minute: number) => timeOf(minute % 1440).toString({ smallestUnit: 'minute' });

/** The usual hours of a date in minutes from its midnight, those of an exceptional day, or those that it closes. */
function hoursOf(date: Temporal.PlainDate): { isClosed: boolean; spans: [number, number][] } {
  if (nights.includes(date.toString())) return { isClosed: false, spans: [[18.5 * 60, 28 * 60]] };
  const isClosed = nights.includes(date.subtract({ days: 2 }).toString());
  if (date.dayOfWeek === 7) return { isClosed, spans: [] };
  const isLate = date.dayOfWeek === 5 || date.dayOfWeek === 6;
  const spans: [number, number][] = [
    [11.5 * 60, 14.5 * 60],
    [18.5 * 60, isLate ? 23 * 60 : 22.5 * 60],
  ];
  return { isClosed, spans };
}

function spansAround(at: Temporal.ZonedDateTime): { start: number; end: number }[] {
  return Array.from({ length: 9 }, (_, index) => at.toPlainDate().add({ days: index - 1 })).flatMap((date) => {
    const { isClosed, spans } = hoursOf(date);
    return isClosed
      ? []
      : spans.map(([from, to]) => ({
          start: paris(date, from).epochMilliseconds,
          end: paris(date, to).epochMilliseconds,
        }));
  });
}

const isServed = (at: Temporal.ZonedDateTime, instant: number) =>
  spansAround(at).some(({ start, end }) => start <= instant && instant < end);

const pausedUntil = ({ pauses }: Scene, mode: Mode, now: number) =>
  Math.max(0, ...pauses.filter(({ modes, until }) => modes.includes(mode) && until > now).map(({ until }) => until));

function waitOf({ busy }: Scene, mode: Mode, now: number): number {
  const added = busy.filter(({ modes, until }) => modes.includes(mode) && until > now);
  return usualMinutes[mode] + Math.max(0, ...added.map(({ extraMinutes }) => extraMinutes));
}

interface ModelSlot {
  value: string;
  start: number;
  isClosedDay: boolean;
}

function modelSlots(mode: Mode, date: Temporal.PlainDate): ModelSlot[] {
  const quarters = [date.subtract({ days: 1 }), date].flatMap((day, index) => {
    const { isClosed, spans } = hoursOf(day);
    const starts = spans.flatMap(([from, to]) =>
      Array.from({ length: (to - from) / 15 }, (_, step) => from + step * 15 - (index === 0 ? 1440 : 0)),
    );
    // The settings take the first and the last quarter of a day away from deliveries.
    const kept = mode === 'pickup' ? starts : starts.slice(1, -1);
    return kept.map((minute) => ({ minute, isClosedDay: isClosed }));
  });
  return quarters
    .filter(({ minute }) => 0 <= minute && minute < 1440)
    .flatMap(({ minute, isClosedDay }) => {
      const start = paris(date, minute);
      // The clock skips these times in March.
      if (!start.toPlainTime().equals(timeOf(minute))) return [];
      const value = mode === 'pickup' ? textOf(minute) : `${textOf(minute)}-${textOf(minute + 15)}`;
      return { value, start: start.epochMilliseconds, isClosedDay };
    });
}

type AskedSlot = ModelSlot & { places: number | undefined; hasRoom: boolean };

function modelState(scene: Scene, mode: Mode, now: number, slot: AskedSlot): string {
  if (slot.isClosedDay) return 'closed';
  if (now < slot.start && slot.start < pausedUntil(scene, mode, now)) return 'paused';
  if (slot.start <= now + waitOf(scene, mode, now) * 60_000) return 'too_soon';
  if (slot.places === 0) return 'closed';
  return slot.places === 1 || !slot.hasRoom ? 'full' : 'free';
}

// The oven, by a maximum flow: each quarter of a unit takes a seat in a quarter of an hour, and others move to make room.

const quarterHour = 900_000;
const earlyMinutes = 30;
const wayMinutes = { pickup: 0, delivery: 15 };
const dishesOf = { pickup: 1, delivery: 3 };

function seatsOf({ pauses, oven }: Scene, window: number): number {
  const served = spansAround(instantOf(window * quarterHour).toZonedDateTimeISO(testSite.timeZone));
  const isPaused = (mode: Mode, at: number) => pauses.some(({ modes, until }) => modes.includes(mode) && at < until);
  const worked = Array.from({ length: 15 }, (_, minute) => window * quarterHour + minute * 60_000).filter(
    (at) =>
      served.some(({ start, end }) => start <= at && at < end) && !(isPaused('pickup', at) && isPaused('delivery', at)),
  );
  return Math.floor((oven.perWindow * 4 * worked.length) / 15);
}

function canBake(scene: Scene, tasks: OvenTask[]): boolean {
  const windows = new Set(tasks.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)));
  const seats = [...windows].flatMap((window) => Array.from({ length: seatsOf(scene, window) }, () => window));
  const taken = new Map<number, OvenTask>();
  const seat = (task: OvenTask, asked: Set<number>): boolean =>
    seats.some((window, index) => {
      if (asked.has(index) || window < task.from || window >= task.to) return false;
      asked.add(index);
      const other = taken.get(index);
      if (other && !seat(other, asked)) return false;
      taken.set(index, task);
      return true;
    });
  return tasks.every((task) => Array.from({ length: task.quarters }).every(() => seat(task, new Set())));
}

/** True if the oven can also make an order that is due at an instant. */
function hasRoom(scene: Scene, mode: Mode, now: Temporal.ZonedDateTime, dueAt: number): boolean {
  if (scene.oven.perWindow === 0) return true;
  const readyAt = dueAt - wayMinutes[mode] * 60_000;
  const from = Math.floor(Math.max(readyAt - earlyMinutes * 60_000, now.epochMilliseconds) / quarterHour);
  const task = { from, to: Math.floor(readyAt / quarterHour), quarters: dishesOf[mode] * 4 };
  const held = scene.oven.held.filter(({ until }) => until > now.epochMilliseconds);
  return canBake(scene, [...scene.oven.tasks, ...held, task]);
}

function modelReason(state: string, now: number, { start, places }: AskedSlot) {
  if (state === 'free') return {};
  if (state === 'full') return { reason: places === 1 ? 'orders' : 'kitchen' };
  if (state === 'too_soon' && start <= now) return { reason: 'past' };
  return { reason: state === 'closed' && places === 0 ? 'closed_by_hand' : state };
}

function slotVerdict({ soldOutUntil }: Scene, state: string, { start, isClosedDay, hasRoom }: AskedSlot): string {
  if (isClosedDay) return 'item_unavailable';
  if (state === 'paused') return state;
  if (state === 'too_soon' || !hasRoom) return 'slot_unavailable';
  if (start < soldOutUntil) return 'item_unavailable';
  return state === 'free' ? 'taken' : 'slot_unavailable';
}

/** `servedFrom` is the first time that is served; `readyFrom` is the first for which the oven has room as well. */
function modelAsap(scene: Scene, mode: Mode, now: Temporal.ZonedDateTime) {
  const at = now.epochMilliseconds;
  if (pausedUntil(scene, mode, at) > 0) return { verdict: 'paused', servedFrom: 0, readyFrom: 0, promise: 0 };
  const starts = spansAround(now).map(({ start }) => start);
  const nextServed = (from: number) =>
    isServed(now, from) ? from : Math.min(...starts.filter((start) => start > from));
  const promiseOf = (ready: number) => Math.ceil((ready + waitOf(scene, mode, at) * 60_000) / 300_000) * 300_000;
  const servedFrom = nextServed(at);
  let readyFrom = servedFrom;
  while (!hasRoom(scene, mode, now, promiseOf(readyFrom))) readyFrom = nextServed(readyFrom + 300_000);
  const verdict = readyFrom < scene.soldOutUntil ? 'item_unavailable' : 'taken';
  return { verdict, servedFrom, readyFrom, promise: promiseOf(readyFrom) };
}

// The scenes and the shop.

const pick = <T>(roll: Roll, of: readonly T[]): T => of[roll(of.length)] as T;
const modesOf = (roll: Roll): Mode[] => pick(roll, [['pickup'], ['delivery'], ['pickup', 'delivery']] as Mode[][]);

function momentOf(roll: Roll): Temporal.ZonedDateTime {
  const day = Temporal.PlainDate.from(pick(roll, nights)).toZonedDateTime({ timeZone: testSite.timeZone });
  // Half of the minutes are those of the night itself.
  return day.add({ minutes: roll(2) ? 18 * 60 + roll(12 * 60) : roll(3 * 1440) });
}

async function playScene(roll: Roll): Promise<Scene> {
  const around = momentOf(roll).epochMilliseconds;
  const end = () => around + (roll(360) - 60) * 60_000;
  const scene: Scene = {
    pauses: roll(2) ? [{ modes: modesOf(roll), until: end() }] : [],
    busy: roll(2) ? [{ modes: modesOf(roll), extraMinutes: pick(roll, [10, 15, 20, 30, 45]), until: end() }] : [],
    places: new Map(),
    soldOutUntil: roll(3) ? 0 : end(),
    oven: { perWindow: roll(3) ? 2 + roll(3) : 0, tasks: [], held: [] },
  };
  for (let count = scene.oven.perWindow === 0 ? 0 : roll(30); count > 0; count -= 1) {
    const to = Math.floor(end() / quarterHour);
    const task = { from: to - 1 - roll(2), to, quarters: 1 + roll(16) };
    const { tasks, held } = scene.oven;
    if (!canBake(scene, [...tasks, ...held, task])) continue;
    if (roll(3)) tasks.push(task);
    else held.push({ ...task, until: end() });
  }
  for (const night of nights)
    for (const days of [0, 1])
      for (const mode of ['pickup', 'delivery'] as const) {
        const date = Temporal.PlainDate.from(night).add({ days });
        for (const { value } of modelSlots(mode, date))
          if (roll(4) === 0) scene.places.set(`${mode} ${date} ${value}`, pick(roll, [0, 1, 99]));
      }
  await store(scene);
  await shop.api.refreshCatalogue();
  return scene;
}

const instantOf = (milliseconds: number) => Temporal.Instant.fromEpochMilliseconds(milliseconds);

/** Orders of the drill add to the oven's work, and take the places that were held, so that both are written again for each question. */
async function fillOven({ tasks, held }: Oven): Promise<void> {
  for (const table of ['kitchen_loads', 'holds']) await shop.database.query(`delete from ${table}`, []);
  for (const [index, { from, to, quarters, until }] of held.entries()) {
    const work = [{ post: 'four', release: from, deadline: to, quarters }];
    await shop.database.query(
      `insert into holds (local_id, network_key, is_guest, mode, tasks, ready_from, promised_at, started_at, until)
       values ($1, 'others', false, 'pickup', $2, $3, $3, $4, $5)`,
      [`held-${index}`, JSON.stringify(work), ...[to * quarterHour, 0, until].map((at) => instantOf(at).toString())],
    );
  }
  for (const { from, to, quarters } of tasks)
    await shop.database.query(
      `insert into kitchen_loads as known (post, release, deadline, quarters) values ('four', $1, $2, $3)
       on conflict (deadline, post, release) do update set quarters = known.quarters + excluded.quarters`,
      [from, to, quarters],
    );
}

async function store({ pauses, busy, places, soldOutUntil, oven }: Scene): Promise<void> {
  for (const table of ['slot_overrides', 'slot_counts', 'stock_outs'])
    await shop.database.query(`delete from ${table}`, []);
  await fillOven(oven);
  for (const [key, capacity] of places) {
    const [mode, date, value] = key.split(' ');
    await shop.database.query("insert into slot_overrides values ($1, $2, $3, $4, 'Ali', now())", [
      ...[mode, date, value],
      capacity,
    ]);
    await shop.database.query('insert into slot_counts values ($1, $2, $3, 1)', [mode, date, value]);
  }
  if (soldOutUntil > 0)
    await shop.database.query("insert into stock_outs values ('item', 101, $1, 'Ali', now())", [
      instantOf(soldOutUntil).toString(),
    ]);
  await shop.database.db.transaction(async (tx) => {
    const known = { id: 'p', from: instantOf(0), message: '', by: 'Ali', unanswered: null };
    await changeSetting(tx, pausesSetting, () =>
      pausesToSetting(pauses.map(({ modes, until }) => ({ ...known, modes, until: instantOf(until) }))),
    );
    await changeSetting(tx, busySetting, () =>
      busyToSetting(busy.map((period) => ({ ...period, until: instantOf(period.until).toString() }))),
    );
    const posts = [{ id: 'four', name: 'Four', per_window: oven.perWindow, early_minutes: earlyMinutes }];
    await changeSetting(tx, 'kitchen.posts', () => (oven.perWindow > 0 ? posts : []));
    await raiseVersion(tx);
  });
}

const payloadOf = async (path: string) => (await shop.send('GET', path)).json().payload;

/** The answers of a quote, of a hold and of an order for one time. */
async function ask({ oven }: Scene, mode: Mode, date: string) {
  await fillOven(oven);
  const make = mode === 'pickup' ? pickupOrder : exampleOrder;
  const order = make({ customer: { ...make().customer, date } });
  const quote = (await shop.send('POST', paths.quote, order)).json();
  const { hold = null, ...held } = await holdFor(order);
  const posted = (await shop.send('POST', paths.checkout, order)).json();
  if (hold) expect(sameInstant(hold.promised_at)).toBe(sameInstant(posted.payload?.receipt.promised_at));
  return {
    quote: quote.code ?? 'taken',
    hold: held.code ?? 'taken',
    isHeld: hold !== null,
    order: posted.code ?? 'taken',
    quoted: quote.payload?.ready_from ?? null,
    readyFrom: posted.payload?.ready_from ?? null,
    promisedAt: posted.payload?.receipt.promised_at ?? null,
  };
}

async function holdFor(order: WireOrder) {
  const answer = (await shop.send('POST', paths.holds, holdRequestOf(order))).json();
  return { code: answer.code, hold: answer.payload?.hold };
}

const sameInstant = (text: string | null) => text && Temporal.Instant.from(text).epochMilliseconds;

it('tells slots, promises, quotes, holds, orders and menus by the same rules, at any minute of the nights in which clocks change [PSE-16, CAP-15]', async () => {
  const roll = dice(16);
  let scene = await playScene(roll);
  const met = new Set<string>();
  for (let minute = 0; minute < minutes; minute += 1) {
    if (minute % minutesOfAScene === minutesOfAScene - 1) scene = await playScene(roll);
    const now = momentOf(roll);
    const at = now.epochMilliseconds;
    shop.setClock(now.toInstant());
    const mode = pick(roll, ['pickup', 'delivery'] as const);
    const date = now.toPlainDate().add({ days: roll(2) });
    const where = `${minute}: ${now} ${mode} ${date}`;

    const listed = modelSlots(mode, date).map((slot) => {
      const places = scene.places.get(`${mode} ${date} ${slot.value}`);
      const asked = { ...slot, places, hasRoom: hasRoom(scene, mode, now, slot.start) };
      return { ...asked, state: modelState(scene, mode, at, asked) };
    });
    const work = scene.oven.perWindow > 0 ? `&work=four:${dishesOf[mode]}` : '';
    await fillOven(scene.oven);
    const { slots } = await payloadOf(`${paths.slots}?mode=${mode}&date=${date}${work}`);
    expect(slots, where).toEqual(
      listed.map((slot) => ({ value: slot.value, state: slot.state, ...modelReason(slot.state, at, slot) })),
    );

    const slot = listed.length > 0 ? pick(roll, listed) : null;
    if (slot) {
      const told = await ask(scene, mode, `${date} ${slot.value}`);
      const verdict = slotVerdict(scene, slot.state, slot);
      const verdicts = [told.quote, told.hold, told.order];
      expect(verdicts, `${where} ${slot.value} ${slot.state}`).toEqual([verdict, verdict, verdict]);
      met.add(`${slot.state} ${verdict}`);
      if (verdict === 'taken') met.add(told.isHeld ? 'held' : 'not held');
    }

    const { verdict, servedFrom, readyFrom, promise } = modelAsap(scene, mode, now);
    const told = await ask(scene, mode, 'ASAP');
    expect([told.quote, told.hold, told.order], `${where} as soon as possible`).toEqual([verdict, verdict, verdict]);
    if (told.isHeld) met.add('asap held');
    met.add(`asap ${verdict}`);
    if (readyFrom > servedFrom) met.add('asap after the oven');
    if (verdict === 'taken') {
      expect([told.quoted, told.readyFrom, told.promisedAt].map(sameInstant), where).toEqual([
        ...[readyFrom, readyFrom],
        promise,
      ]);
    }

    const menus = menusFromWire({ payload: await payloadOf(paths.menus) });
    const settings = settingsFromWire({ payload: await payloadOf(paths.settings) });
    const said = serviceStateAt(menus, mode, now, settings.scheduling);
    expect([menus[0]?.isOpen, said.opening.isOpen], where).toEqual([isServed(now, at), isServed(now, at)]);
    expect(said.asap.state, where).toBe(verdict === 'paused' ? 'paused' : 'promised');
    if (said.asap.state === 'promised') expect(said.asap.readyFrom.epochMilliseconds, where).toBe(servedFrom);
  }
  // Each answer was met, so that the agreement is about something.
  expect([...met].sort()).toEqual(
    expect.arrayContaining([
      ...['asap item_unavailable', 'asap paused', 'asap taken', 'closed slot_unavailable', 'free taken'],
      ...[
        'asap after the oven',
        'full slot_unavailable',
        'paused paused',
        'too_soon slot_unavailable',
        'free item_unavailable',
        ...['held', 'not held', 'asap held'],
      ],
    ]),
  );
}, 1_800_000);
