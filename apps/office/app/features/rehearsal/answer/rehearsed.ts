import type { Rehearsal } from '@comptoir/contract';
import type { Sold } from '../../../state/rehearsal/sold.ts';
import type { Question, QuestionText } from '../question/question.ts';

/** A question with its answer, and what the rehearsed catalogue sells. */
export interface Rehearsed {
  text: QuestionText;
  question: Question;
  answer: Rehearsal;
  sold: Sold;
}
