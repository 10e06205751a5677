import { exampleBoard, exampleBoardOrder } from '@comptoir/contract/testing';
import type { Reception } from '@comptoir/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { putPending, useActionStore } from '../board/actions/action-store.ts';
import { useBoardStore } from '../board/board-store.ts';
import { useNoticeStore } from '../board/notice-store.ts';
import { hearNews } from './hear-news.ts';

const order = exampleBoardOrder({ version: 1, state: 'new' });
const next = { ...order, version: 2 };
let heard: (string | number)[];

beforeEach(() => {
  heard = [];
  useActionStore.setState({ pending: [] });
  useNoticeStore.setState({ notices: [] });
  setReception('manual');
});

function setReception(reception: Reception) {
  useBoardStore.setState({ service: { ...exampleBoard([]).service, reception } });
}

function hear(before: (typeof order)[], after: (typeof order)[]) {
  const byId = (orders: (typeof order)[]) => new Map(orders.map((one) => [one.id, one]));
  const ring = { play: (kind: string) => void heard.push(kind), strike: (level: number) => void heard.push(level) };
  hearNews(byId(before), byId(after), ring);
  return [heard, useNoticeStore.getState().notices.map(({ kind }) => kind)];
}

describe('what others do to an order', () => {
  it('is one soft stroke [BRD-22]', () => {
    expect(hear([order], [{ ...next, state: 'accepted' }])).toEqual([['soft'], []]);
  });

  it('is a falling third when its diner took it back, and a bar with its number [BRD-22]', () => {
    const withdrawn = { ...next, state: 'cancelled' as const, reason: 'diner_asked' as const };
    expect(hear([order], [withdrawn])).toEqual([['falling'], ['withdrawn']]);
  });

  it('is two low strokes when a bank refused a refund, and a bar [BRD-22, BRD-53]', () => {
    const refused = { ...order, state: 'refused' as const };
    expect(hear([refused], [{ ...refused, version: 2, hasRefusedRefund: true }])).toEqual([
      ['low'],
      ['refund-refused'],
    ]);
  });

  it('is nothing where it was done here, was known, or moved a time alone [BRD-22]', () => {
    const accepted = { ...next, state: 'accepted' as const };
    expect(hear([accepted], [accepted, { ...accepted, version: 3 }])).toEqual([[], []]);
    const body = { kind: 'ready' as const, actionId: 'tap', version: 1 };
    putPending({
      orderId: order.id,
      number: 1042,
      mayWait: true,
      body,
      tappedAt: 0,
      phase: 'sending',
      message: null,
    });
    expect(hear([order], [accepted])).toEqual([[], []]);
  });
});

it('rings once for an order that the shop accepts by itself, and never where nobody answers orders [BRD-48, BRD-54]', () => {
  const accepted = { ...order, state: 'accepted' as const };
  setReception('none');
  expect(hear([], [accepted])).toEqual([[], []]);
  setReception('automatic');
  expect(hear([], [accepted])).toEqual([[1], []]);
});
