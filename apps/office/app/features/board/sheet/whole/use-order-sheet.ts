import type { BoardOrder, OrderSheet } from '@comptoir/contract';
import { useEffect, useEffectEvent } from 'react';
import { type Answer, useAnswer } from '../../../../state/screen/use-answer.ts';
import { officeCaller } from '../../../../state/session/office-caller.ts';

/** What the server knows of an order beside its card: asked for as its sheet opens, and again when the order has taken a step. */
export function useOrderSheet({ id, version }: BoardOrder): {
  answer: Answer<OrderSheet>;
  ask: () => Promise<void>;
} {
  const { answer, ask } = useAnswer(() => officeCaller.orderSheet(id));
  const askAgain = useEffectEvent(() => {
    if (answer.kind === 'here' && answer.value.version < version) void ask();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for when the order has changed
  useEffect(() => askAgain(), [version]);
  return { answer, ask };
}
