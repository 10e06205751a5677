/** Groups of three, as people read a number aloud: 2 417. */
export const groupDigits = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, ' ');
