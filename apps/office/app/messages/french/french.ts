import { formMessages } from './form.ts';
import { shellMessages } from './shell.ts';
import { stateMessages } from './state.ts';

/** The sentences of the first load. What a screen alone needs comes with that screen (`AddedMessages`). */
export const french = {
  form: formMessages,
  shell: shellMessages,
  state: stateMessages,
};
