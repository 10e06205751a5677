/** The steps in order (CHK-01). */
export const checkoutTabs = ['type', 'personal', 'delivery', 'payment', 'confirmation'] as const;
export type CheckoutTab = (typeof checkoutTabs)[number];

export const isTab = (name: string): name is CheckoutTab => checkoutTabs.some((tab) => tab === name);

/** Throws for an unknown name: such a jump is a bug of the caller (CHK-05). */
export function toTab(name: string): CheckoutTab {
  if (!isTab(name)) throw new Error(`Unknown checkout tab: ${name}`);
  return name;
}

/** Clamped to the first and the last tab (CHK-03). */
export function tabBeside(tab: CheckoutTab, steps: 1 | -1): CheckoutTab {
  return checkoutTabs[checkoutTabs.indexOf(tab) + steps] ?? tab;
}
