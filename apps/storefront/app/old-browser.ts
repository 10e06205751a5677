import { lowestBrowsers, oldBrowserScript } from '@comptoir/web-app/lowest-browser';
import { errorMessages } from './messages/french/error.ts';
import { startFailureId } from './platform/start/start-failure-id.ts';

const { safari, chrome, firefox } = lowestBrowsers;

/** An inline script that shows a notice in unsupported browsers. The page itself stays readable (ERR-18). */
export const oldBrowserText = oldBrowserScript(
  `${errorMessages.oldBrowser} Safari ${safari}, Chrome ou Edge ${chrome}, Firefox ${firefox}.`,
  startFailureId,
);
