export { createSheetStore } from './create-sheet-store.ts';
