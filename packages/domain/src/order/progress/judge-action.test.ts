import { describe, expect, it } from 'vitest';
import type { Mode } from '../../menu/menu.ts';
import { roles } from '../../office/permissions.ts';
import { judgeAction, type ProgressOrder } from './judge-action.ts';
import { kitchenTimes } from './kitchen-times.ts';
import type { Actor, OrderAction } from './order-action.ts';
import { type OrderProgress, type Progress, progressStates } from './progress.ts';

const now = Temporal.Instant.from('2026-11-20T19:31:00+01:00');
const at = (minutes: number) => now.add({ minutes });
const usual: ProgressOrder = {
  mode: 'pickup',
  isScheduled: false,
  promisedAt: at(20),
  isCashDue: false,
  hasAlcohol: false,
  isCashCollected: false,
  isCashPresumed: false,
  hasRefusedRefund: true,
  isLastStepUntold: true,
};

/** An order in this state, with times that allow every action. */
function progressIn(state: Progress, change: Partial<OrderProgress> = {}): OrderProgress {
  const isEnded = state !== 'new' && state !== 'accepted' && state !== 'ready' && state !== 'on_the_way';
  return {
    state,
    stateBefore: state === 'done' ? 'ready' : null,
    dueAt: at(20),
    acceptedAt: state === 'new' ? null : now,
    startedAt: null,
    readyTappedAt: state === 'ready' ? at(-5) : null,
    leftAt: null,
    endedAt: isEnded ? at(-5) : null,
    ...change,
  };
}

const why = { reason: 'incident', message: null } as const;
const accept: OrderAction = { kind: 'accept', dueAt: at(30) };
const takeBack: OrderAction = { kind: 'take-back' };
const start: OrderAction = { kind: 'start' };
const delay: OrderAction = { kind: 'delay', minutes: 10 };
const handOver: OrderAction = { kind: 'hand-over', isCashCollected: null };
const recall: OrderAction = { kind: 'recall' };
const noShow: OrderAction = { kind: 'no-show', isPaidBack: false };
const settle: OrderAction = { kind: 'settle', text: 'Rendu en espèces' };
const actions: OrderAction[] = [
  accept,
  takeBack,
  { kind: 'refuse', ...why },
  delay,
  start,
  { kind: 'ready' },
  { kind: 'leave' },
  handOver,
  recall,
  { kind: 'cancel', ...why },
  noShow,
  { kind: 'note', text: 'Sonner deux fois' },
  settle,
];

function judge(
  action: OrderAction,
  progress: OrderProgress,
  change: Partial<ProgressOrder> = {},
  actor: Actor = 'manager',
) {
  return judgeAction(progress, { ...usual, ...change }, { action, actor, now });
}

/** The state after each action; each row is a state, and a dash means that the action is refused. */
const tables: Record<Mode, string> = {
  pickup: `
    |            | accept   | take-back | refuse  | delay    | start    | ready | leave      | hand-over | recall   | cancel    | no-show | note       | settle     |
    | new        | accepted | -         | refused | -        | -        | -     | -          | -         | -        | -         | -       | new        | new        |
    | accepted   | -        | new       | -       | accepted | accepted | ready | -          | done      | -        | cancelled | -       | accepted   | accepted   |
    | ready      | -        | -         | -       | ready    | -        | -     | -          | done      | accepted | cancelled | no_show | ready      | ready      |
    | on_the_way | -        | -         | -       | -        | -        | -     | -          | -         | -        | cancelled | no_show | on_the_way | on_the_way |
    | done       | -        | -         | -       | -        | -        | -     | -          | -         | ready    | -         | -       | done       | done       |
    | refused    | -        | -         | -       | -        | -        | -     | -          | -         | -        | -         | -       | refused    | refused    |
    | cancelled  | -        | -         | -       | -        | -        | -     | -          | -         | -        | -         | -       | cancelled  | cancelled  |
    | no_show    | -        | -         | -       | -        | -        | -     | -          | -         | -        | -         | -       | no_show    | no_show    |`,
  delivery: `
    |            | accept   | take-back | refuse  | delay    | start    | ready | leave      | hand-over | recall   | cancel    | no-show | note       | settle     |
    | new        | accepted | -         | refused | -        | -        | -     | -          | -         | -        | -         | -       | new        | new        |
    | accepted   | -        | new       | -       | accepted | accepted | ready | on_the_way | -         | -        | cancelled | -       | accepted   | accepted   |
    | ready      | -        | -         | -       | ready    | -        | -     | on_the_way | -         | accepted | cancelled | no_show | ready      | ready      |
    | on_the_way | -        | -         | -       | -        | -        | -     | -          | done      | -        | cancelled | no_show | on_the_way | on_the_way |
    | done       | -        | -         | -       | -        | -        | -     | -          | -         | ready    | -         | -       | done       | done       |
    | refused    | -        | -         | -       | -        | -        | -     | -          | -         | -        | -         | -       | refused    | refused    |
    | cancelled  | -        | -         | -       | -        | -        | -     | -          | -         | -        | -         | -       | cancelled  | cancelled  |
    | no_show    | -        | -         | -       | -        | -        | -     | -          | -         | -        | -         | -       | no_show    | no_show    |`,
};
const forManagers = ['cancel', 'no-show', 'settle'];

function readTable(text: string): Map<string, string> {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const [head = [], ...states] = rows;
  return new Map(
    states.flatMap((cells) => cells.slice(2, -1).map((cell, index) => [`${cells[1]} ${head[index + 2]}`, cell])),
  );
}

describe('what may be done with an order', () => {
  it.each(['pickup', 'delivery'] as const)(
    'is the table, for 8 states, 13 actions and 3 roles: %s [BRD-38, ROL-20]',
    (mode) => {
      const table = readTable(tables[mode]);
      expect(table.size).toBe(104);
      for (const state of progressStates)
        for (const action of actions)
          for (const role of roles) {
            const progress = progressIn(state, action.kind === 'no-show' ? { dueAt: at(-30) } : {});
            const outcome = judge(action, progress, { mode }, role);
            const said = typeof outcome === 'string' ? outcome : outcome.state;
            const listed = table.get(`${state} ${action.kind}`);
            const isForbidden = role === 'kitchen' && forManagers.includes(action.kind);
            const expected = isForbidden ? 'manager_needed' : listed === '-' ? 'order_moved' : listed;
            expect(`${state} ${action.kind} ${role}: ${said}`).toBe(`${state} ${action.kind} ${role}: ${expected}`);
          }
    },
  );

  it('lets whoever ordered take a new order back and nothing else, and the shop refuse only [LIV-20, BRD-50]', () => {
    const withdraw: OrderAction = { kind: 'withdraw' };
    for (const state of progressStates)
      expect(judge(withdraw, progressIn(state), {}, 'diner')).toEqual(
        state === 'new' ? expect.objectContaining({ state: 'cancelled' }) : 'order_moved',
      );
    for (const action of actions) expect(judge(action, progressIn('new'), {}, 'diner')).toBe('manager_needed');
    for (const role of roles) expect(judge(withdraw, progressIn('new'), {}, role)).toBe('manager_needed');
    const done = actions.filter((action) => typeof judge(action, progressIn('new'), {}, 'system') !== 'string');
    expect(done.map(({ kind }) => kind)).toEqual(['refuse']);
  });
});

describe('the time of an order', () => {
  it('is what was accepted, with the way to the diner and the preparation taken off for the kitchen [BRD-27]', () => {
    expect(judge(accept, progressIn('new'))).toMatchObject({ state: 'accepted', dueAt: at(30), acceptedAt: now });
    const rules = { preparationMinutes: 15, travelMinutes: 10 };
    expect(kitchenTimes(at(30), 'pickup', rules)).toEqual({ readyAt: at(30), startAt: at(15) });
    expect(kitchenTimes(at(30), 'delivery', rules)).toEqual({ readyAt: at(20), startAt: at(5) });
  });

  it.each([
    ['now', 0, 'accepted'],
    ['a minute ago', -1, 'time_out_of_bounds'],
    ['yesterday', -24 * 60, 'time_out_of_bounds'],
    ['two hours after the promise', 140, 'accepted'],
    ['later than that', 141, 'time_out_of_bounds'],
    ['next year', 365 * 24 * 60, 'time_out_of_bounds'],
  ])('may be %s: %i min, %s [BRD-29]', (_, minutes, expected) => {
    const outcome = judge({ kind: 'accept', dueAt: at(minutes) }, progressIn('new'));
    expect(typeof outcome === 'string' ? outcome : outcome.state).toBe(expected);
  });

  it('is never before the slot of a scheduled order, unless the slot has passed [BRD-29]', () => {
    const scheduled = (minutes: number, promised: number) =>
      judge({ kind: 'accept', dueAt: at(minutes) }, progressIn('new'), {
        isScheduled: true,
        promisedAt: at(promised),
      });
    expect(scheduled(19, 20)).toBe('time_out_of_bounds');
    expect(scheduled(20, 20)).toMatchObject({ dueAt: at(20) });
    expect(scheduled(15, -5)).toMatchObject({ dueAt: at(15) });
  });

  it('moves when it is delayed, by five minutes to an hour and two hours in all [BRD-35]', () => {
    expect(judge(delay, progressIn('ready'))).toMatchObject({ state: 'ready', dueAt: at(30) });
    for (const minutes of [0, 4, -10, 61, 7.5, Number.NaN])
      expect(judge({ kind: 'delay', minutes }, progressIn('accepted'))).toBe('validation');
    const late = progressIn('accepted', { dueAt: at(131) });
    expect(judge(delay, late)).toBe('time_out_of_bounds');
    expect(judge({ kind: 'delay', minutes: 9 }, late)).toMatchObject({ dueAt: at(140) });
    expect(judge(delay, progressIn('accepted', { dueAt: at(-11) }))).toBe('time_out_of_bounds');
  });
});

describe('taking a tap back', () => {
  it.each<[string, Partial<OrderProgress>, Partial<ProgressOrder>, string]>([
    ['at once', {}, {}, 'new'],
    ['after ten seconds', { acceptedAt: now.subtract({ seconds: 10 }) }, {}, 'new'],
    ['after eleven', { acceptedAt: now.subtract({ seconds: 11 }) }, {}, 'too_late'],
    ['once it was begun', { startedAt: now }, {}, 'too_late'],
    ['once the diner was told, or after another’s step', {}, { isLastStepUntold: false }, 'too_late'],
    ['where nobody accepted it', { acceptedAt: null }, {}, 'too_late'],
  ])('takes an acceptance back %s [BRD-63]', (_, progress, order, expected) => {
    const outcome = judge(takeBack, progressIn('accepted', progress), order);
    expect(typeof outcome === 'string' ? outcome : outcome.state).toBe(expected);
  });

  it('leaves an order that was accepted by mistake as it came [BRD-63]', () => {
    const outcome = judge(takeBack, progressIn('accepted', { dueAt: at(50) }));
    expect(outcome).toMatchObject({ state: 'new', dueAt: usual.promisedAt, acceptedAt: null });
  });

  it('begins an order once, and lets it be begun when it comes back from the counter [BRD-64]', () => {
    expect(judge(start, progressIn('accepted'))).toMatchObject({ state: 'accepted', startedAt: now });
    expect(judge(start, progressIn('accepted', { startedAt: at(-1) }))).toBe('order_moved');
    expect(judge(recall, progressIn('ready', { startedAt: at(-9) }))).toMatchObject({ startedAt: at(-9) });
  });

  it.each([
    ['ready', { readyTappedAt: at(-120) }, { state: 'accepted', readyTappedAt: null }],
    ['ready', { readyTappedAt: at(-121) }, 'too_late'],
    ['done', { endedAt: at(-15) }, { state: 'ready', stateBefore: null, endedAt: null }],
    ['done', { endedAt: at(-16) }, 'too_late'],
    ['done', { stateBefore: 'on_the_way' }, { state: 'on_the_way' }],
    ['done', { stateBefore: null }, 'order_moved'],
  ] as const)('works for a time: %s %j [BRD-34]', (state, change, expected) => {
    const outcome = judge(recall, progressIn(state, change));
    if (typeof expected === 'string') expect(outcome).toBe(expected);
    else expect(outcome).toMatchObject(expected);
  });

  it('takes a manager once cash was collected [BRD-34]', () => {
    const collected = { isCashCollected: true };
    expect(judge(recall, progressIn('done'), collected, 'kitchen')).toBe('manager_needed');
    expect(judge(recall, progressIn('done'), collected, 'manager')).toMatchObject({ state: 'ready' });
  });
});

describe('handing an order over', () => {
  const handOverBy = (isCashCollected: boolean | null, state: Progress = 'ready', isCashDue = true) =>
    judge({ kind: 'hand-over', isCashCollected }, progressIn(state), { isCashDue });

  it('asks for the cash that is due, and only then [BRD-33]', () => {
    expect(handOverBy(null)).toBe('validation');
    expect(handOverBy(true, 'ready', false)).toBe('validation');
    expect(handOverBy(false, 'ready', false)).toBe('validation');
    expect(handOverBy(true)).toMatchObject({ state: 'done', endedAt: now });
  });

  it('leaves it where it is while the cash is not there [BRD-33]', () => {
    expect(handOverBy(false)).toEqual(progressIn('ready'));
  });

  it('remembers where it stood, and that it was ready where nobody had said so', () => {
    expect(judge(handOver, progressIn('accepted'))).toMatchObject({ stateBefore: 'accepted', readyTappedAt: now });
  });
});

describe('handing over an order with alcohol', () => {
  const giveBy = (action: Partial<Extract<OrderAction, { kind: 'hand-over' }>>, order: Partial<ProgressOrder> = {}) =>
    judge({ kind: 'hand-over', isCashCollected: null, ...action }, progressIn('ready'), { hasAlcohol: true, ...order });

  it('asks whether an identity document was seen; both answers end it [LAW-29]', () => {
    expect(giveBy({})).toBe('identity_needed');
    expect(giveBy({ identity: 'seen' })).toMatchObject({ state: 'done', endedAt: now });
    expect(giveBy({ identity: 'refused' })).toMatchObject({ state: 'done', endedAt: now });
  });

  it('asks nothing while the cash is not there, and takes no answer without alcohol [LAW-29]', () => {
    expect(giveBy({ isCashCollected: false }, { isCashDue: true })).toEqual(progressIn('ready'));
    expect(giveBy({ isCashCollected: true }, { isCashDue: true })).toBe('identity_needed');
    expect(giveBy({ identity: 'seen' }, { hasAlcohol: false })).toBe('validation');
  });
});

it('waits half an hour for whoever does not come [BRD-37]', () => {
  expect(judge(noShow, progressIn('ready', { dueAt: at(-29) }))).toBe('time_out_of_bounds');
  expect(judge(noShow, progressIn('ready', { dueAt: at(-30) }))).toMatchObject({ state: 'no_show', endedAt: now });
});

it('settles a refund that was refused, and no other', () => {
  expect(judge(settle, progressIn('refused'), { hasRefusedRefund: false })).toBe('order_moved');
});
