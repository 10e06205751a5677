import { accountCalls } from '../account/account-endpoints.ts';
import { type CallerOf, callerOf } from './caller-of.ts';
import type { CallerOptions } from './request.ts';

/** The typed caller of what belongs to somebody's account. Failures are `ApiError`. Apart from the other: most pages need none. */
export type AccountCaller = CallerOf<typeof accountCalls>;

export function createAccountCaller(options: CallerOptions): AccountCaller {
  return callerOf(accountCalls, options);
}
