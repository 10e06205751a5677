import { officeCalls } from '../office/office-endpoints.ts';
import { type CallerOf, callerOf } from './caller-of.ts';
import type { CallerOptions } from './request.ts';

export type OfficeCaller = CallerOf<typeof officeCalls>;

export function createOfficeCaller(options: CallerOptions): OfficeCaller {
  return callerOf(officeCalls, options);
}
