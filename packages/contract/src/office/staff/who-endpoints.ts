import * as z from 'zod/mini';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';
import { actingSchema, namedSchema } from './person.ts';
import { ownPinSchema } from './pin.ts';

const path = '/v2/office/who';

/** The people who can say by a PIN that they act on a tablet, and whether the tablets ask for it (ROL-09). */
export const whoCall = defineOfficeCall({
  method: 'GET',
  path,
  isFresh: true,
  answer: z.object({ isAsked: z.boolean(), people: z.array(namedSchema) }),
});

export const whoEndpoint = defineOfficeEndpoint(whoCall, () => ({
  summary: 'The people who have a PIN, and whether tablets ask who acts',
  access: 'board',
  audit: null,
  errors: [],
}));

/** Says who acts on the tablet from now on. The tablet's permissions stay as they are. */
export const sayWhoCall = defineOfficeCall({
  method: 'POST',
  path,
  send: (personId: number, pin: string) => ({ body: { personId, pin } }),
  answer: actingSchema,
});

export const sayWhoEndpoint = defineOfficeEndpoint(sayWhoCall, () => ({
  summary: 'Say by one’s PIN who acts on a tablet',
  access: 'board',
  audit: 'who_said',
  asksWho: false,
  body: ownPinSchema,
  errors: ['wrong_pin', 'pin_locked'],
}));

export const endWhoCall = defineOfficeCall({ method: 'DELETE', path, answer: nothing });

export const endWhoEndpoint = defineOfficeEndpoint(endWhoCall, () => ({
  summary: 'Say that the person who acted on a tablet has finished',
  access: 'board',
  audit: 'who_ended',
  asksWho: false,
  errors: [],
}));

export const askWhoCall = defineOfficeCall({
  method: 'PUT',
  path: '/v2/office/settings/ask-who',
  send: (isAsked: boolean) => ({ body: { isAsked } }),
  answer: nothing,
});

export const askWhoEndpoint = defineOfficeEndpoint(askWhoCall, () => ({
  summary: 'Choose whether tablets ask who acts',
  access: 'devices',
  audit: 'ask_who_chosen',
  body: z.strictObject({ isAsked: z.boolean() }),
  errors: [],
}));
