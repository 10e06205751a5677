export { dottedNames } from './dotted-names.ts';
export * from './example-board-order.ts';
export * from './example-order.ts';
export * from './example-order-sheet.ts';
export * from './example-place.ts';
export * from './example-receipt.ts';
export { commandingSigns, honestTexts, hostileTexts } from './hostile-texts.ts';
