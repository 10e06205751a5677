export { type AmountRow, listAmounts, listTaxes } from './list-amounts.ts';
export { modeWords, writeOptions, writePayment, writePlace, writePromise } from './receipt-words.ts';
