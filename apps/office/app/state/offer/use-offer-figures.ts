import type { OfferFigure } from '@comptoir/contract';
import { useAnswer } from '../screen/use-answer.ts';
import { editorCaller } from '../session/editor-caller.ts';

/** What each offer gave, by its id. Empty until the answer is here, and if there is none. */
export function useOfferFigures(): ReadonlyMap<number, OfferFigure> {
  const { answer } = useAnswer(editorCaller.offerFigures);
  return new Map(answer.kind === 'here' ? answer.value.map((figure) => [figure.offerId, figure]) : []);
}
