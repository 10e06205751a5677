import { formMessages } from './form.ts';
import { receptionMessages } from './reception.ts';
import { shellMessages } from './shell.ts';
import { stateMessages } from './state.ts';

/** The messages of the first load. Each screen loads its own with `AddedMessages`. */
export const french = {
  form: formMessages,
  reception: receptionMessages,
  shell: shellMessages,
  state: stateMessages,
};
