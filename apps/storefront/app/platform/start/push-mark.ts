/**
 * Runs in the head of an order's page: notes on the document whether the browser can be asked to be told by push. Where
 * somebody has allowed it already nothing is noted: only the server knows whether this page's matter is told. As `canPush`.
 */
export const pushMarkScript =
  '(function(d){var p="serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window&&isSecureContext?Notification.permission:"denied";if(p!="granted")d.push=p=="denied"?"cannot":"can"})(document.documentElement.dataset)';

/** Whether the page was left open what can be told. */
export const isPushOpen = (): boolean => document.documentElement.dataset.push === undefined;
