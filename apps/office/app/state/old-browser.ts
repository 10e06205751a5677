import { lowestBrowsers, oldBrowserScript } from '@comptoir/web-app/lowest-browser';
import { stateMessages } from '../messages/french/state.ts';

const { safari, chrome, firefox } = lowestBrowsers;

/** Where the office serves it: its pages run no inline script. */
export const oldBrowserPath = '/office/old-browser.js';

/** The file that tells a browser that it is too old: nothing of a page would ever be drawn (ERR-18). */
export const oldBrowserFile = oldBrowserScript(
  `${stateMessages.oldBrowser} Safari ${safari}, Chrome ou Edge ${chrome}, Firefox ${firefox}.`,
  'app',
);
