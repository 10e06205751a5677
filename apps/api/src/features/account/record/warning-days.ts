/** So long before its end an account that nobody uses is warned. */
export const warningDays = 30;
