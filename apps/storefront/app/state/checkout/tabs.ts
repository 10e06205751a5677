/** The steps of the checkout, in order (requirement CHK-01). */
export const checkoutTabs = ['type', 'personal', 'delivery', 'payment', 'confirmation'] as const;
export type CheckoutTab = (typeof checkoutTabs)[number];

export const isTab = (name: string): name is CheckoutTab => checkoutTabs.some((tab) => tab === name);

/** Reads the name of a tab. Throws for a name that is none: such a jump is a bug of the caller (requirement CHK-05). */
export function toTab(name: string): CheckoutTab {
  if (!isTab(name)) throw new Error(`Unknown checkout tab: ${name}`);
  return name;
}

/** The tab some steps further or back; at the ends the same (requirement CHK-03). */
export function tabBeside(tab: CheckoutTab, steps: 1 | -1): CheckoutTab {
  return checkoutTabs[checkoutTabs.indexOf(tab) + steps] ?? tab;
}
