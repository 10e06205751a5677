import type { BoardOrder, OrderSheet } from '@comptoir/contract';
import { useEffect, useEffectEvent } from 'react';
import { type Answer, useAnswer } from '../../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../../state/session/editor-caller.ts';

/** Loads the details of an order when its sheet opens, and again after each change of the order. */
export function useOrderSheet({ id, version }: BoardOrder): {
  answer: Answer<OrderSheet>;
  ask: () => Promise<void>;
} {
  const { answer, ask } = useAnswer(() => editorCaller.orderSheet(id));
  const askAgain = useEffectEvent(() => {
    if (answer.kind === 'here' && answer.value.version < version) void ask();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for when the order has changed
  useEffect(() => askAgain(), [version]);
  return { answer, ask };
}
