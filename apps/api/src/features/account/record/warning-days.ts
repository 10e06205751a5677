/** Days between the warning and the end of an idle account. */
export const warningDays = 30;
