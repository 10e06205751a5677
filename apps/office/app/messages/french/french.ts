import { approvalMessages } from './approval.ts';
import { formMessages } from './form.ts';
import { receptionMessages } from './reception.ts';
import { shellMessages } from './shell.ts';
import { stateMessages } from './state.ts';

/** The sentences of the first load. What a screen alone needs comes with that screen (`AddedMessages`). */
export const french = {
  approval: approvalMessages,
  form: formMessages,
  reception: receptionMessages,
  shell: shellMessages,
  state: stateMessages,
};
