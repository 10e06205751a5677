import { productCall } from '../public/menu/menu-endpoints.ts';
import { publicCalls } from '../public/public-endpoints.ts';
import { type CallerOf, callerOf } from './caller-of.ts';
import { type CallerOptions, request } from './request.ts';

/** The typed caller of what anybody may ask of the API. Failures are `ApiError`. */
export interface Caller extends CallerOf<typeof publicCalls> {
  /** Tells the server that an item was added; neither result nor failure matters (MNU-09). */
  announceProduct(id: number): void;
}

export function createCaller(options: CallerOptions): Caller {
  return {
    ...callerOf(publicCalls, options),
    announceProduct: (id) => {
      request(options, productCall, { params: { id } }).catch(() => undefined);
    },
  };
}
