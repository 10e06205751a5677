/**
 * Marks the document of an order's page with whether the browser can be asked for notices. No mark where the diner allowed them
 * already: only the server knows whether this order is among them. Runs in the head, written into the page as text: `canPush` is
 * that of `@comptoir/web-app/worker`.
 */
export function markPush(canPush: () => boolean): void {
  const { dataset } = document.documentElement;
  if (!canPush()) dataset.push = 'cannot';
  else if (Notification.permission !== 'granted') dataset.push = 'can';
}

/** Whether the head left open if the order's notices are on. */
export const isPushOpen = (): boolean => document.documentElement.dataset.push === undefined;
