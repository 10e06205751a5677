import { type OrderAction, parseDueAt, type SoldOutDishes } from '@comptoir/domain';
import { readMoment } from '../../wire/moment.ts';
import type { StaffActionKind, WireAction } from './action-schema.ts';

/** What somebody of the staff does; a diner withdraws by other ways. */
export type StaffAction = OrderAction & { kind: StaffActionKind };

/** The body of an action; `actionId` is a new UUID for each tap, the same for each repetition of it. */
export function actionToWire(
  action: StaffAction,
  { actionId, version, timeZone }: { actionId: string; version: number; timeZone: string },
): WireAction {
  const head = { action_id: actionId, version };
  switch (action.kind) {
    case 'accept': {
      const dueAt = action.dueAt.toZonedDateTimeISO(timeZone);
      return { ...head, due_at: dueAt.toString({ timeZoneName: 'never' }) };
    }
    case 'refuse':
      return { ...head, ...endingToWire(action), ...(action.soldOut && soldOutToWire(action.soldOut)) };
    case 'cancel':
      return { ...head, ...endingToWire(action) };
    case 'delay':
      return { ...head, minutes: action.minutes };
    case 'hand-over':
      return { ...head, cash_collected: action.isCashCollected };
    case 'no-show':
      return { ...head, refund: action.isPaidBack };
    case 'note':
    case 'settle':
      return { ...head, text: action.text };
    default:
      return head;
  }
}

const endingToWire = ({ reason, message }: StaffAction & { kind: 'refuse' | 'cancel' }) => ({ reason, message });

/** This service is what is meant where nothing is said. */
const soldOutToWire = ({ itemIds, until }: SoldOutDishes) => ({
  sold_out_item_ids: itemIds,
  ...(until !== 'service' && { sold_out_until: until?.toString() ?? null }),
});

function soldOutFromWire({ sold_out_item_ids: itemIds, sold_out_until: until }: WireAction<'refuse'>) {
  if (!itemIds) return {};
  return { soldOut: { itemIds, until: until === undefined ? ('service' as const) : readMoment(until) } };
}

type Readers = { [Kind in StaffActionKind]: (body: WireAction<Kind>, timeZone: string) => StaffAction | null };

const plain = <Kind extends 'take-back' | 'start' | 'ready' | 'leave' | 'recall'>(kind: Kind) => ({ kind });

const readers: Readers = {
  accept: ({ due_at }, timeZone) => {
    const dueAt = parseDueAt(due_at, timeZone);
    return dueAt && { kind: 'accept', dueAt };
  },
  refuse: (body) => ({ kind: 'refuse', reason: body.reason, message: body.message, ...soldOutFromWire(body) }),
  cancel: ({ reason, message }) => ({ kind: 'cancel', reason, message }),
  delay: ({ minutes }) => ({ kind: 'delay', minutes }),
  'take-back': () => plain('take-back'),
  start: () => plain('start'),
  ready: () => plain('ready'),
  leave: () => plain('leave'),
  recall: () => plain('recall'),
  'hand-over': ({ cash_collected }) => ({ kind: 'hand-over', isCashCollected: cash_collected }),
  'no-show': ({ refund }) => ({ kind: 'no-show', isPaidBack: refund }),
  note: ({ text }) => ({ kind: 'note', text }),
  settle: ({ text }) => ({ kind: 'settle', text }),
};

/** What is asked by a body of its action's schema; null: for a time that the restaurant's clock never shows. */
export function actionFromWire<Kind extends StaffActionKind>(
  kind: Kind,
  body: WireAction<Kind>,
  timeZone: string,
): StaffAction | null {
  return readers[kind](body, timeZone);
}
