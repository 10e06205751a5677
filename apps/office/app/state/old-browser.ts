import { lowestBrowsers, oldBrowserScript } from '@comptoir/web-app/lowest-browser';
import { stateMessages } from '../messages/french/state.ts';

const { safari, chrome, firefox } = lowestBrowsers;

/** The script is a file, because the office's pages may not contain inline scripts. */
export const oldBrowserPath = '/office/old-browser.js';

/** The script that shows a notice in unsupported browsers (ERR-18). */
export const oldBrowserFile = oldBrowserScript(
  `${stateMessages.oldBrowser} Safari ${safari}, Chrome ou Edge ${chrome}, Firefox ${firefox}.`,
  'app',
);
