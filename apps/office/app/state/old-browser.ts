import { lowestBrowsers, oldBrowserId, oldBrowserScript } from '@comptoir/browser/lowest-browser';

/** What the frame of every page needs to tell a browser that it is too old: nothing else of a page would ever be drawn. */
export const oldBrowser = { id: oldBrowserId, script: oldBrowserScript('app'), lowest: lowestBrowsers };
