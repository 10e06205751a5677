import { ApiError } from '../wire/api-error.ts';
import type { Call } from '../wire/endpoint.ts';
import { isSuccess } from '../wire/envelope.ts';
import { type CallerOptions, request } from './request.ts';

type Calls = Record<string, Call>;

/** A function for each call: its arguments are those of `send`, its result is that of `read`. */
export type CallerOf<List extends Calls> = {
  [Name in keyof List]: List[Name] extends Call<infer Arguments, infer Result>
    ? (...values: Arguments) => Promise<Result>
    : never;
};

export function callerOf<List extends Calls>(calls: List, options: CallerOptions): CallerOf<List> {
  const functions = Object.entries(calls).map(([name, call]) => [
    name,
    async (...values: never[]) => {
      const body = await request(options, call, call.send?.(...values) ?? {});
      const value = isSuccess(body) ? call.read(body) : null;
      // A success without its content counts as a failure.
      if (value === null) throw new ApiError(200, body);
      return value;
    },
  ]);
  return Object.fromEntries(functions);
}
