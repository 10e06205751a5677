import { productCall } from '../public/menu/menu-endpoints.ts';
import { publicCalls } from '../public/public-endpoints.ts';
import { type CallerOf, callerOf } from './caller-of.ts';
import { type CallerOptions, request } from './request.ts';

export interface Caller extends CallerOf<typeof publicCalls> {
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
