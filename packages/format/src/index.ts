export { createFormat, type Format } from './format.ts';
export type { WallTime } from './time.ts';
export { typeset } from './typeset.ts';
