import type { Approvable } from '@comptoir/domain';
import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { readPayload } from '../../wire/envelope.ts';
import { readObject, readObjects, readText } from '../../wire/wire-values.ts';
import { namedFromWire } from './office-session.ts';
import { namedSchema } from './person-schema.ts';
import { approveSchema, choosePinSchema } from './pin-schema.ts';

// Managers' PINs: each sets their own, and answers with it for what a device of the kitchen may not do alone (decision 31).

const path = '/v2/office/pin';
const nothing = () => ({ payload: z.strictObject({}) });

/** What a manager is asked to answer for; `orderId` null: it is about the device itself. */
export interface AskedApproval {
  action: Approvable;
  orderId: string | null;
}

/** Who can answer for something here: the managers who have a PIN. */
export const approversCall = defineCall({
  method: 'GET',
  path,
  isFresh: true,
  read: (body) =>
    readObjects(readPayload(body, 'people'))
      .map(namedFromWire)
      .filter((person) => person !== null),
});

export const approversEndpoint = defineEndpoint(approversCall, () => ({
  summary: 'The managers who have a PIN',
  access: 'board',
  audit: null,
  answer: { payload: z.strictObject({ people: z.array(namedSchema()) }) },
  errors: [],
}));

/** Lets a manager answer for one thing; resolves with what goes with it, once and within a minute. */
export const approveCall = defineCall({
  method: 'POST',
  path,
  send: (personId: number, pin: string, { action, orderId }: AskedApproval) => ({
    body: { person_id: personId, pin, for: { action, order_id: orderId } },
  }),
  read: (body) => readText(readObject(readPayload(body)).grant) || null,
});

export const approveEndpoint = defineEndpoint(approveCall, () => ({
  summary: 'Let a manager answer for one thing by their PIN',
  access: 'board',
  audit: 'approved',
  body: approveSchema(),
  answer: { payload: z.strictObject({ grant: z.string(), expires_at: z.string() }) },
  errors: ['wrong_pin', 'pin_locked'],
}));

/** Sets one's own PIN. */
export const choosePinCall = defineCall({
  method: 'PUT',
  path,
  send: (password: string, pin: string) => ({ body: { password, pin } }),
  read: () => true,
});

export const choosePinEndpoint = defineEndpoint(choosePinCall, () => ({
  summary: 'Choose a PIN of one’s own',
  access: 'approve',
  audit: 'pin_chosen',
  body: choosePinSchema(),
  answer: nothing(),
  errors: ['wrong_password', 'rate_limited'],
}));

/** Takes one's own PIN away. */
export const dropPinCall = defineCall({ method: 'DELETE', path, read: () => true });

export const dropPinEndpoint = defineEndpoint(dropPinCall, () => ({
  summary: 'Have no PIN any more',
  access: 'approve',
  audit: 'pin_dropped',
  answer: nothing(),
  errors: [],
}));
