import { ApiError } from '../wire/api-error.ts';
import type { Call } from '../wire/endpoint.ts';
import { isSuccess } from '../wire/envelope.ts';
import { type CallerOptions, request } from './request.ts';

type Calls = Record<string, Call>;

/** Maps each call to a function with the arguments of its `send`; the promise resolves with the result of its `read`. */
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
      if (value === null) throw new ApiError(200, body);
      return value;
    },
  ]);
  return Object.fromEntries(functions);
}
