import type { Mode } from '../../menu/menu.ts';
import type { ActionKind } from './order-action.ts';
import { type OrderProgress, type Progress, progressStates } from './progress.ts';

interface Step {
  from: readonly Progress[];
  /** The state after the action. `same` keeps the state; `before` returns a finished order to its earlier state. */
  to: Progress | 'same' | 'before';
  mode?: Mode;
}

const inKitchen: Progress[] = ['accepted', 'ready'];

const steps: Record<ActionKind, Step[]> = {
  accept: [{ from: ['new'], to: 'accepted' }],
  'take-back': [{ from: ['accepted'], to: 'new' }],
  refuse: [{ from: ['new'], to: 'refused' }],
  withdraw: [{ from: ['new'], to: 'cancelled' }],
  start: [{ from: ['accepted'], to: 'same' }],
  ready: [{ from: ['accepted'], to: 'ready' }],
  delay: [{ from: inKitchen, to: 'same' }],
  leave: [{ from: inKitchen, to: 'on_the_way', mode: 'delivery' }],
  'hand-over': [
    { from: inKitchen, to: 'done', mode: 'pickup' },
    { from: ['on_the_way'], to: 'done', mode: 'delivery' },
  ],
  recall: [
    { from: ['ready'], to: 'accepted' },
    { from: ['done'], to: 'before' },
  ],
  cancel: [{ from: [...inKitchen, 'on_the_way'], to: 'cancelled' }],
  'no-show': [{ from: ['ready', 'on_the_way'], to: 'no_show' }],
  note: [{ from: progressStates, to: 'same' }],
  settle: [{ from: progressStates, to: 'same' }],
};

export function nextProgress(
  kind: ActionKind,
  { state, stateBefore }: Pick<OrderProgress, 'state' | 'stateBefore'>,
  orderMode: Mode,
): Progress | null {
  const step = steps[kind].find(({ from, mode = orderMode }) => mode === orderMode && from.includes(state));
  if (!step) return null;
  if (step.to === 'same') return state;
  return step.to === 'before' ? stateBefore : step.to;
}
