import { accountCalls } from '../account/account-endpoints.ts';
import { type CallerOf, callerOf } from './caller-of.ts';
import type { CallerOptions } from './request.ts';

export type AccountCaller = CallerOf<typeof accountCalls>;

export function createAccountCaller(options: CallerOptions): AccountCaller {
  return callerOf(accountCalls, options);
}
