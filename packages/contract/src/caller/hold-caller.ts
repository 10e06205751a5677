import { holdCalls } from '../public/hold/hold-endpoints.ts';
import { type CallerOf, callerOf } from './caller-of.ts';
import type { CallerOptions } from './request.ts';

export type HoldCaller = CallerOf<typeof holdCalls>;

export function createHoldCaller(options: CallerOptions): HoldCaller {
  return callerOf(holdCalls, options);
}
