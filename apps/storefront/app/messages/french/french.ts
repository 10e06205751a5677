import { errorMessages } from './error.ts';
import { homeMessages } from './home.ts';
import { menuMessages } from './menu/menu.ts';
import { offerMessages } from './menu/offer.ts';
import { shellMessages } from './shell.ts';
import { timeMessages } from './time.ts';

/** The messages of the first load. The other tables are loaded with their screens. */
export const french = {
  error: errorMessages,
  home: homeMessages,
  menu: menuMessages,
  offer: offerMessages,
  shell: shellMessages,
  time: timeMessages,
};
