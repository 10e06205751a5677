// What the three fields of a card may hold: how it is written, and what is wrong with it, as a code of Stripe's.

const digitsOf = (text) => text.replace(/\D/g, '');

/** Four by four, as it stands on the card. */
export const formatNumber = (text) =>
  digitsOf(text)
    .slice(0, 16)
    .replace(/(.{4})(?=.)/g, '$1 ');

/** `MM / AA`; a first digit above 1 can only be a whole month, and a browser may fill in a year of four digits. */
export function formatExpiry(text, isDeleting) {
  let digits = digitsOf(text).replace(/^([2-9])/, '0$1');
  if (digits.length === 6) digits = digits.slice(0, 2) + digits.slice(4);
  const [month, year] = [digits.slice(0, 2), digits.slice(2, 4)];
  return year || (month.length === 2 && !isDeleting) ? `${month} / ${year}` : month;
}

export const formatCvc = (text) => digitsOf(text).slice(0, 3);

export function cardBrand(number) {
  if (/^4/.test(number)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  return /^3[47]/.test(number) ? 'amex' : 'unknown';
}

const coBadged = [
  [/^4000002500001/, ['cartes_bancaires', 'visa']],
  [/^5555552500001/, ['cartes_bancaires', 'mastercard']],
];

/** The networks of a co-badged card, known by its first digits; none of other cards. */
export const networksOf = (text) => coBadged.find(([start]) => start.test(digitsOf(text)))?.[1] ?? [];

/** Luhn's check, which a mistyped digit fails. */
function hasCheckDigit(number) {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The code of what is wrong with a field at the time `today`, or null; `incomplete_…` while it may still be typed. */
export const problemOf = {
  number(text) {
    const number = digitsOf(text);
    if (number.length < 16) return 'incomplete_number';
    return hasCheckDigit(number) ? null : 'invalid_number';
  },
  expiry(text, today) {
    const digits = digitsOf(text);
    if (digits.length < 4) return 'incomplete_expiry';
    const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
    if (month < 1 || month > 12) return 'invalid_expiry_month';
    if (year < today.getFullYear()) return 'invalid_expiry_year_past';
    return year === today.getFullYear() && month <= today.getMonth() ? 'invalid_expiry_month_past' : null;
  },
  cvc: (text) => (text.length < 3 ? 'incomplete_cvc' : null),
};
