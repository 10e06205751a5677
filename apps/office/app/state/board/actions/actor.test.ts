import {
  type ActedOrder,
  ApiError,
  type BoardOrder,
  boardOrderSchema,
  type StaffActionBody,
  type StaffActionKind,
  toWire,
} from '@comptoir/contract';
import { exampleBoardOrder } from '@comptoir/contract/testing';
import type { Progress } from '@comptoir/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApprovalStore } from '../../approval/approval-store.ts';
import { takeOrder, useBoardStore } from '../board-store.ts';
import { useNoticeStore } from '../notice-store.ts';
import { closeSheet, useSheetStore } from '../sheet-store.ts';
import { useUndoStore } from '../undo-store.ts';
import { useActionStore } from './action-store.ts';
import { type Actor, createActor } from './actor.ts';

const order = exampleBoardOrder({ version: 1, state: 'new' });
const accept = { kind: 'accept' as const, dueAt: order.dueAt };
const reached: Partial<Record<StaffActionKind, Progress>> = {
  'take-back': 'new',
  accept: 'accepted',
  ready: 'ready',
  refuse: 'refused',
  'hand-over': 'done',
};

let now: Temporal.Instant;
let sent: StaffActionBody[];
/** Failures that the next calls meet, one each. */
let failures: ApiError[];
let suspected: number;
let actor: Actor;

beforeEach(() => {
  now = order.arrivedAt;
  [sent, failures, suspected] = [[], [], 0];
  useActionStore.setState({ pending: [] });
  useNoticeStore.setState({ notices: [] });
  useUndoStore.setState({ accepted: [] });
  useApprovalStore.setState({ asking: null });
  useBoardStore.setState({ orders: new Map([[order.id, order]]) });
  closeSheet();
  setConnection('live');
  let ids = 0;
  actor = createActor({
    send: async (_, body): Promise<ActedOrder> => {
      sent.push(body);
      const failure = failures.shift();
      if (failure) throw failure;
      const { kind, version } = body;
      return { order: { ...held(), version: version + 1, state: reached[kind] ?? 'accepted' }, isReplayed: false };
    },
    now: () => now,
    newId: () => `tap-${++ids}`,
    suspectConnection: () => {
      suspected += 1;
    },
  });
});

const setConnection = (state: 'live' | 'lost') =>
  useBoardStore.setState({ connection: { state, isPolling: false, heardAt: 0 } });
const held = () => useBoardStore.getState().orders.get(order.id) as BoardOrder;
const pending = () =>
  useActionStore.getState().pending.map(({ body, phase, message }) => ({ kind: body.kind, phase, message }));
const notices = () => useNoticeStore.getState().notices.map(({ kind, order }) => [kind, order.state]);
const refused = (status: number, code: string, message: string, extra = {}) =>
  new ApiError(status, { status: 'error', code, message, ...extra });
const needsManager = () => refused(403, 'manager_needed', 'Un responsable doit saisir son code');
const cancel = { kind: 'cancel' as const, reason: 'incident' as const, message: null };
const asking = () => useApprovalStore.getState().asking;
const unreachable = () => new ApiError(0, undefined);

describe('an action at a board that is connected', () => {
  it('is sent once with what was seen, and the order is what the server answers [BRD-27, BRD-57]', async () => {
    const first = actor.act(order, accept);
    expect([pending(), held().state]).toEqual([[{ kind: 'accept', phase: 'sending', message: null }], 'new']);
    await Promise.all([first, actor.act(order, accept)]);
    expect(sent).toEqual([{ kind: 'accept', actionId: 'tap-1', version: 1, dueAt: order.dueAt }]);
    expect([pending(), held().state, held().version]).toEqual([[], 'accepted', 2]);
  });

  it('follows upon one whose effect came by the stream, before its own answer [BRD-57]', async () => {
    const first = actor.act(order, accept);
    takeOrder({ ...order, version: 2, state: 'accepted' });
    await Promise.all([actor.act(held(), { kind: 'ready' }), first]);
    expect(sent.map(({ kind, version }) => [kind, version])).toEqual([
      ['accept', 1],
      ['ready', 2],
    ]);
    expect([held().state, pending()]).toEqual(['ready', []]);
  });

  it('that came too late shows the order as it is, and says so without an alarm [BRD-39]', async () => {
    const moved = { ...order, version: 2, state: 'accepted' as const };
    failures = [
      refused(409, 'order_moved', 'Cette commande a changé', { payload: { order: toWire(boardOrderSchema, moved) } }),
    ];
    await actor.act(order, accept);
    expect([held().state, pending(), notices()]).toEqual(['accepted', [], [['moved', 'accepted']]]);
  });

  it('that was not noted says so on the card, and is sent again under the same id [BRD-40, BRD-57]', async () => {
    failures = [refused(503, 'unavailable', 'Indisponible')];
    await actor.act(order, accept);
    expect(pending()).toEqual([{ kind: 'accept', phase: 'failed', message: null }]);
    const [failed] = useActionStore.getState().pending;
    if (failed) await actor.retry(failed);
    expect(sent.map(({ actionId }) => actionId)).toEqual(['tap-1', 'tap-1']);
    expect([pending(), held().state]).toEqual([[], 'accepted']);
  });

  it('that needs a manager goes on, under the same id, once one has answered for it [BRD-36, ROL-11]', async () => {
    failures = [needsManager()];
    const done = actor.act(order, cancel);
    await expect.poll(asking).toMatchObject({ asked: { action: 'cancel', orderId: order.id, number: order.number } });
    expect(pending()).toMatchObject([{ kind: 'cancel', phase: 'sending' }]);
    asking()?.answer('a grant');
    await done;
    expect(sent).toMatchObject([{ actionId: 'tap-1' }, { actionId: 'tap-1', grant: 'a grant' }]);
    expect(pending()).toEqual([]);
  });

  it('that needs a manager is not done where nobody answers for it [BRD-36, ROL-11]', async () => {
    failures = [needsManager()];
    const done = actor.act(order, cancel);
    await expect.poll(asking).not.toBeNull();
    asking()?.answer(null);
    await done;
    expect([sent.length, pending(), held().state]).toEqual([1, [], 'new']);
  });

  it('says in the server’s words that a manager answered too late [ROL-11]', async () => {
    failures = [needsManager(), needsManager()];
    const done = actor.act(order, cancel);
    await expect.poll(asking).not.toBeNull();
    asking()?.answer('an old grant');
    await done;
    expect(pending()).toEqual([{ kind: 'cancel', phase: 'failed', message: 'Un responsable doit saisir son code.' }]);
  });

  it('whose answer is lost is sent again with the next connection, and is done once [BRD-40, BRD-41]', async () => {
    failures = [unreachable()];
    await actor.act(order, accept);
    expect([pending(), suspected]).toEqual([[{ kind: 'accept', phase: 'queued', message: null }], 1]);
    await actor.flush();
    expect(sent.map(({ actionId }) => actionId)).toEqual(['tap-1', 'tap-1']);
    expect(held().state).toBe('accepted');
  });
});

describe('a board without a connection', () => {
  beforeEach(() => setConnection('lost'));

  it('keeps what is tapped, and sends it in its order when it is back, each step upon the one before [BRD-41]', async () => {
    await actor.act(order, accept);
    await actor.act(order, { kind: 'ready' });
    expect([sent, held().state]).toEqual([[], 'new']);
    setConnection('live');
    await Promise.all([actor.flush(), actor.flush()]);
    expect(sent.map(({ kind, version }) => [kind, version])).toEqual([
      ['accept', 1],
      ['ready', 2],
    ]);
    expect([held().state, pending()]).toEqual(['ready', []]);
  });

  it('does nothing that disappoints a diner [BRD-41]', async () => {
    await actor.act(order, { kind: 'refuse', reason: 'closing', message: null });
    expect([sent, pending()]).toEqual([[], [{ kind: 'refuse', phase: 'failed', message: null }]]);
  });

  it('sends no acceptance that has waited for more than ten minutes, and says so [BRD-42]', async () => {
    await actor.act(order, accept);
    await actor.act(order, { kind: 'ready' });
    now = now.add({ minutes: 11 });
    await actor.flush();
    expect([sent, pending(), notices()]).toEqual([[], [], [['too-old', 'new']]]);
  });

  it('sends nothing about an order that was refused meanwhile, and says so [BRD-42]', async () => {
    await actor.act(order, accept);
    takeOrder({ ...order, version: 2, state: 'refused', reason: 'no_answer' });
    await actor.flush();
    expect([sent, pending(), notices()]).toEqual([[], [], [['ended', 'refused']]]);
  });

  it('keeps what meets no server once more [BRD-41]', async () => {
    await actor.act(order, accept);
    await actor.act(order, { kind: 'ready' });
    failures = [unreachable()];
    await actor.flush();
    expect(pending().map(({ phase }) => phase)).toEqual(['queued', 'queued']);
    await actor.flush();
    expect(held().state).toBe('ready');
  });

  it('asks nobody for a PIN about what was tapped a while ago [BRD-41, ROL-11]', async () => {
    useBoardStore.setState({ orders: new Map([[order.id, { ...order, state: 'done' }]]) });
    await actor.act(held(), { kind: 'recall' });
    failures = [needsManager()];
    await actor.flush();
    expect([asking(), pending()]).toMatchObject([null, [{ kind: 'recall', phase: 'failed' }]]);
  });

  it('asks for the identity that a hand-over of an earlier version was queued without [LAW-29]', async () => {
    const drunk = { ...order, state: 'ready' as const, paymentMethod: 'card' as const, dueCents: 0 };
    useBoardStore.setState({ orders: new Map([[order.id, drunk]]) });
    await actor.act(drunk, { kind: 'hand-over', isCashCollected: null });
    failures = [refused(422, 'identity_needed', 'Une pièce d’identité a-t-elle été vue ?')];
    await actor.flush();
    const message = 'Une pièce d’identité a-t-elle été vue ?';
    expect(useSheetStore.getState().sheet).toEqual({ name: 'hand-over', orderId: order.id });
    expect(pending()).toEqual([{ kind: 'hand-over', phase: 'failed', message }]);
    setConnection('live');
    await actor.act(drunk, { kind: 'hand-over', isCashCollected: null, identity: 'refused' });
    expect([sent.at(-1), pending(), notices()]).toMatchObject([
      { kind: 'hand-over', identity: 'refused', version: drunk.version },
      [],
      [['alcohol-kept', 'done']],
    ]);
  });

  it('drops what was tapped upon a step that another took [BRD-41]', async () => {
    await actor.act(order, accept);
    await actor.act(order, { kind: 'ready' });
    const moved = { ...order, version: 3, state: 'accepted' as const };
    failures = [refused(409, 'order_moved', '', { payload: { order: toWire(boardOrderSchema, moved) } })];
    await actor.flush();
    expect([sent.length, pending(), notices()]).toEqual([1, [], [['moved', 'accepted']]]);
  });
});

it('leaves a second tap unsent that meets a card about to be drawn as the first one left it [BRD-57]', async () => {
  await actor.act(order, accept);
  await actor.act(order, accept);
  expect(sent).toHaveLength(1);
  expect(notices()).toEqual([]);
});

describe('an acceptance that was a slip of the finger', () => {
  const offered = () => useUndoStore.getState().accepted.map(({ number, version }) => [number, version]);

  it('can be taken back once it is stored, upon what it made of the order [BRD-63]', async () => {
    await actor.act(order, accept);
    expect(offered()).toEqual([[1042, 2]]);
    await actor.takeBack(held());
    expect(sent.map(({ kind, version }) => [kind, version])).toEqual([
      ['accept', 1],
      ['take-back', 2],
    ]);
    expect([held().state, offered(), pending()]).toEqual(['new', [], []]);
  });

  it('is asked for once by a double tap, and not offered for what could not be noted [BRD-63]', async () => {
    await actor.act(order, accept);
    const accepted = held();
    await Promise.all([actor.takeBack(accepted), actor.takeBack(accepted)]);
    expect(sent).toHaveLength(2);
    failures.push(refused(422, 'time_out_of_bounds', 'Heure impossible'));
    await actor.act(held(), accept);
    expect(offered()).toEqual([]);
  });

  it('is not sent at all while it waits for a connection, and neither is what was tapped upon it [BRD-63]', async () => {
    setConnection('lost');
    await actor.act(order, accept);
    await actor.act(order, { kind: 'ready' });
    expect(offered()).toEqual([[1042, 1]]);
    await actor.takeBack(order);
    expect([pending(), offered()]).toEqual([[], []]);
    setConnection('live');
    await actor.flush();
    expect(sent).toEqual([]);
  });

  it('is not offered any more once what waited is on its way [BRD-63]', async () => {
    setConnection('lost');
    await actor.act(order, accept);
    failures.push(unreachable());
    await actor.flush();
    expect(offered()).toEqual([]);
  });

  it('says on the card why it comes too late, or that it takes a connection [BRD-63]', async () => {
    await actor.act(order, accept);
    failures.push(refused(409, 'too_late', 'Il est trop tard pour revenir en arrière'));
    await actor.takeBack(held());
    expect(pending()).toEqual([
      { kind: 'take-back', phase: 'failed', message: 'Il est trop tard pour revenir en arrière.' },
    ]);
    setConnection('lost');
    await actor.takeBack(held());
    expect(pending()).toEqual([{ kind: 'take-back', phase: 'failed', message: null }]);
  });
});
