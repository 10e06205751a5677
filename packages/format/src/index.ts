export { createFormat, type Format } from './format.ts';
export type { WallTime } from './time.ts';
