import { lowestBrowsers, oldBrowserScript, oldBrowserPath as path } from '@comptoir/browser/lowest-browser';
import { stateMessages } from '../messages/french/state.ts';

const { safari, chrome, firefox } = lowestBrowsers;

export const oldBrowserPath = `/office${path}`;

/** The file that tells a browser that it is too old: nothing of a page would ever be drawn (ERR-18). */
export const oldBrowserFile = oldBrowserScript(
  `${stateMessages.oldBrowser} Safari ${safari}, Chrome ou Edge ${chrome}, Firefox ${firefox}.`,
  'app',
);
