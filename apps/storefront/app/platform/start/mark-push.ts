/** Sets `data-push`, which tells the CSS if the page can ask for notifications. This is an inline script. */
export function markPush(canPush: () => boolean): void {
  const { dataset } = document.documentElement;
  if (!canPush()) dataset.push = 'cannot';
  else if (Notification.permission !== 'granted') dataset.push = 'can';
}

export const isPushOpen = (): boolean => document.documentElement.dataset.push === undefined;
