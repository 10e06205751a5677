/** The French VAT rates in basis points of what is eaten at once, and of packaged food that keeps. */
export const cookedRateBp = 1000;
export const keptRateBp = 550;
