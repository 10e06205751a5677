import { lowestBrowsers, oldBrowserScript } from '@comptoir/web-app/lowest-browser';
import { errorMessages } from './messages/french/error.ts';
import { startFailureId } from './platform/start/start-failure-id.ts';

const { safari, chrome, firefox } = lowestBrowsers;

/**
 * The inline script that tells a browser that it is too old. The page stays readable, with the restaurant's number in its footer
 * (ERR-18).
 */
export const oldBrowserText = oldBrowserScript(
  `${errorMessages.oldBrowser} Safari ${safari}, Chrome ou Edge ${chrome}, Firefox ${firefox}.`,
  startFailureId,
);
