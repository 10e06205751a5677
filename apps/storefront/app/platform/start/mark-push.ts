/**
 * Sets whether the browser can ask for notifications. No attribute if they are allowed already: only the server knows
 * if they are on for this order. An inline script: `canPush` is that of `@comptoir/web-app/worker`.
 */
export function markPush(canPush: () => boolean): void {
  const { dataset } = document.documentElement;
  if (!canPush()) dataset.push = 'cannot';
  else if (Notification.permission !== 'granted') dataset.push = 'can';
}

export const isPushOpen = (): boolean => document.documentElement.dataset.push === undefined;
