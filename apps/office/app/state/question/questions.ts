import { createQuestion } from './create-question.ts';

/** Asks the user for a code of the second factor (ROL-05). */
export const { useQuestion: useProofQuestion, ask: askProof } = createQuestion();

/** Asks who acts on the tablet (ROL-09). */
export const { useQuestion: useWhoQuestion, ask: askWho } = createQuestion();
