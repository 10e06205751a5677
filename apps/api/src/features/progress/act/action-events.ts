import type { OrderAction, OrderProgress } from '@comptoir/domain';
import type { Order, OrderEvent } from '../../order/record/order.ts';

interface Step {
  action: OrderAction;
  before: OrderProgress;
  after: OrderProgress;
  mode: Order['mode'];
}

interface Hand {
  by: string;
  device?: string;
}

/** Returns the events of an action (appendix F12). Effects on payments have separate events. */
export function actionEvents(step: Step, hand: Hand, at: Temporal.Instant): OrderEvent[] {
  return describe(step).map(({ kind, data }) => ({ kind, data: { ...data, ...hand }, at }));
}

function describe({ action, before, after, mode }: Step): Pick<OrderEvent, 'kind' | 'data'>[] {
  const dueAt = after.dueAt.toString();
  switch (action.kind) {
    case 'accept':
      return [{ kind: 'accepted', data: { dueAt } }];
    case 'take-back':
      return [{ kind: 'taken_back', data: {} }];
    case 'start':
      return [{ kind: 'started', data: {} }];
    case 'delay':
      return [{ kind: 'delayed', data: { minutes: action.minutes, dueAt } }];
    case 'refuse':
      return [
        {
          kind: 'refused',
          data: { reason: action.reason, ...(action.soldOut && { soldOut: action.soldOut.itemIds }) },
        },
      ];
    case 'cancel':
      return [{ kind: 'cancelled', data: { reason: action.reason } }];
    case 'withdraw':
      return [{ kind: 'cancelled', data: { reason: 'diner_asked' } }];
    case 'ready':
      return [{ kind: 'ready', data: {} }];
    case 'leave':
      return [{ kind: 'left', data: {} }];
    case 'recall':
      return [{ kind: 'recalled', data: { to: after.state } }];
    case 'no-show':
      return [{ kind: 'no_show', data: {} }];
    case 'hand-over': {
      if (action.isCashCollected === false) return [{ kind: 'cash_not_collected', data: {} }];
      const { identity } = action;
      const handed = { kind: mode === 'delivery' ? 'delivered' : 'handed_over', data: identity ? { identity } : {} };
      return before.state === 'accepted' ? [{ kind: 'ready', data: {} }, handed] : [handed];
    }
    case 'note':
    case 'settle':
      return [{ kind: 'noted', data: { text: action.text } }];
  }
}
