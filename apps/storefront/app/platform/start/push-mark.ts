import { canPush } from '@comptoir/browser';

/**
 * The text of a script for the head of an order's page: it notes on the document whether the browser can be asked to be told by push.
 * Where somebody has allowed it already nothing is noted: only the server knows whether this page's matter is told.
 */
export const pushMarkScript = (): string =>
  `(function(d,can){if(!can())d.push="cannot";else if(Notification.permission!="granted")d.push="can"})(document.documentElement.dataset,${canPush})`;

/** Whether the page was left open what can be told. */
export const isPushOpen = (): boolean => document.documentElement.dataset.push === undefined;
