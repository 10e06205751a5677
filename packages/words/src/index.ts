export { allergenWords } from './allergens.ts';
export { writeFinding } from './checks.ts';
export { couponWords, obstacleWords } from './coupons.ts';
export { discountWords, reasonOfDiscount } from './discounts.ts';
export { codeSentWords, type ErrorDetails, errorBody, errorWords, secondWords } from './errors.ts';
export { fieldNames, fieldWords } from './fields.ts';
export { type AmountRow, listAmounts, listTaxes } from './receipt/list-amounts.ts';
export { modeWords, writeOptions, writePayment, writePlace, writePromise } from './receipt/receipt-words.ts';
export { refusalWords } from './refusals.ts';
