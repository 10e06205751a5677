import * as z from 'zod/mini';
import { instant, typedLine } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';

/** A test order that rings all boards, and is no sale (REH-08). */
export const testOrderSchema = z.object({
  id: z.string(),
  at: instant,
  /** The instant at which it disappears by itself. */
  until: instant,
  /** The person or device that asked for it. */
  by: typedLine,
});

export type TestOrder = z.infer<typeof testOrderSchema>;

const path = '/v2/office/test-orders';

export const makeTestOrderCall = defineOfficeCall({
  method: 'POST',
  path,
  send: () => ({ body: {} }),
  answer: testOrderSchema,
});

export const makeTestOrderEndpoint = defineOfficeEndpoint(makeTestOrderCall, () => ({
  summary: 'Ring all boards with a test order, which takes the place of an earlier one',
  access: 'board',
  audit: 'test_order_made',
  body: z.strictObject({}),
  errors: [],
}));

export const endTestOrderCall = defineOfficeCall({ method: 'DELETE', path, answer: nothing });

export const endTestOrderEndpoint = defineOfficeEndpoint(endTestOrderCall, () => ({
  summary: 'Take the test order off all boards',
  access: 'board',
  audit: null,
  errors: [],
}));
