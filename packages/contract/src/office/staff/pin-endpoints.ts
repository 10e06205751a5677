import * as z from 'zod/mini';
import { instant } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';
import { namedSchema } from './person.ts';
import { type AskedApproval, approveSchema, choosePinSchema } from './pin.ts';

const path = '/v2/office/pin';

export const approversCall = defineOfficeCall({ method: 'GET', path, isFresh: true, answer: z.array(namedSchema) });

export const approversEndpoint = defineOfficeEndpoint(approversCall, () => ({
  summary: 'The managers who have a PIN',
  access: 'board',
  audit: null,
  errors: [],
}));

/** Approves one action. The request of the action must contain the grant, which is valid once, for a minute. */
export const approveCall = defineOfficeCall({
  method: 'POST',
  path,
  send: (personId: number, pin: string, { action, orderId }: AskedApproval) => ({
    body: { personId, pin, for: { action, orderId } },
  }),
  answer: z.object({ grant: z.string(), expiresAt: instant }),
});

export const approveEndpoint = defineOfficeEndpoint(approveCall, () => ({
  summary: 'Approve one action by a manager’s PIN',
  access: 'board',
  audit: 'approved',
  asksWho: false,
  body: approveSchema,
  errors: ['wrong_pin', 'pin_locked'],
}));

export const choosePinCall = defineOfficeCall({
  method: 'PUT',
  path,
  send: (password: string, pin: string) => ({ body: { password, pin } }),
  answer: nothing,
});

export const choosePinEndpoint = defineOfficeEndpoint(choosePinCall, () => ({
  summary: 'Choose one’s own PIN',
  access: 'person',
  audit: 'pin_chosen',
  body: choosePinSchema,
  errors: ['wrong_password', 'rate_limited'],
}));

export const dropPinCall = defineOfficeCall({ method: 'DELETE', path, answer: nothing });

export const dropPinEndpoint = defineOfficeEndpoint(dropPinCall, () => ({
  summary: 'Remove one’s own PIN',
  access: 'person',
  audit: 'pin_dropped',
  errors: [],
}));
