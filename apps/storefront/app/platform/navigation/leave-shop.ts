/** Leads to another site. The browser may keep this page, and show it again as it was (`onPageRestored`). */
export const leaveShop = (address: string): void => window.location.assign(address);
