/** The checkout's steps in order (CHK-01). */
export const checkoutTabs = ['type', 'personal', 'delivery', 'payment', 'confirmation'] as const;
export type CheckoutTab = (typeof checkoutTabs)[number];

export const isTab = (name: string): name is CheckoutTab => checkoutTabs.some((tab) => tab === name);

/** @throws for an unknown name, because such a jump is a bug of the caller (CHK-05). */
export function toTab(name: string): CheckoutTab {
  if (!isTab(name)) throw new Error(`Unknown checkout tab: ${name}`);
  return name;
}

/** A step beyond the first or the last tab has no effect (CHK-03). */
export function tabBeside(tab: CheckoutTab, steps: 1 | -1): CheckoutTab {
  return checkoutTabs[checkoutTabs.indexOf(tab) + steps] ?? tab;
}
