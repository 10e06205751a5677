import { relayCalls } from '../office/printers/relay-endpoints.ts';
import { type CallerOf, callerOf } from './caller-of.ts';
import type { CallerOptions } from './request.ts';

export type RelayCaller = CallerOf<typeof relayCalls>;

export function createRelayCaller(options: CallerOptions): RelayCaller {
  return callerOf(relayCalls, options);
}
