/** An unused account is deleted this many days after the warning. */
export const warningDays = 30;
