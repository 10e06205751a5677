import { errorMessages } from './error.ts';
import { homeMessages } from './home.ts';
import { menuMessages } from './menu/menu.ts';
import { offerMessages } from './menu/offer.ts';
import { shellMessages } from './shell.ts';
import { timeMessages } from './time.ts';

/** The sentences of the first load. What a screen alone needs comes with that screen (`MessagesProvider add`). */
export const french = {
  error: errorMessages,
  home: homeMessages,
  menu: menuMessages,
  offer: offerMessages,
  shell: shellMessages,
  time: timeMessages,
};
