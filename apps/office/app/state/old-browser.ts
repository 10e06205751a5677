import { lowestBrowsers, oldBrowserScript } from '@comptoir/web-app/lowest-browser';
import { stateMessages } from '../messages/french/state.ts';

const { safari, chrome, firefox } = lowestBrowsers;

/** The address of the script: the office's pages run no inline scripts. */
export const oldBrowserPath = '/office/old-browser.js';

/** The script that tells a browser that it is too old to draw the office (ERR-18). */
export const oldBrowserFile = oldBrowserScript(
  `${stateMessages.oldBrowser} Safari ${safari}, Chrome ou Edge ${chrome}, Firefox ${firefox}.`,
  'app',
);
