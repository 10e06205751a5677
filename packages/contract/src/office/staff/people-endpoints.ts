import { type Role, roles } from '@comptoir/domain';
import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { readPayload } from '../../wire/envelope.ts';
import { readObjects } from '../../wire/wire-values.ts';
import { memberFromWire } from './office-session.ts';
import { idSchema, memberSchema } from './person-schema.ts';

// Who works here.

export const peopleCall = defineCall({
  method: 'GET',
  path: '/v2/office/people',
  isFresh: true,
  read: (body) =>
    readObjects(readPayload(body, 'people'))
      .map(memberFromWire)
      .filter((member) => member !== null),
});

export const peopleEndpoint = defineEndpoint(peopleCall, () => ({
  summary: 'The people of the restaurant',
  access: 'people',
  audit: null,
  answer: { payload: z.strictObject({ people: z.array(memberSchema()) }) },
  errors: [],
}));

/** What becomes of somebody, and of the devices that they added where they may do less than before; absent: those are kept. */
export interface PersonChange {
  role: Role;
  isActive: boolean;
  devices?: 'keep' | 'end';
}

/** Gives somebody another role, or lets them in no more. */
export const changePersonCall = defineCall({
  method: 'PUT',
  path: '/v2/office/people/:id',
  send: (id: number, { role, isActive, devices }: PersonChange) => ({
    params: { id },
    body: { role, is_active: isActive, ...(devices && { devices }) },
  }),
  read: (body) => memberFromWire(readPayload(body, 'person')),
});

export const changePersonEndpoint = defineEndpoint(changePersonCall, () => ({
  summary: 'Give somebody another role, or let them in no more',
  access: 'people',
  audit: 'person_changed',
  params: idSchema(),
  body: z.strictObject({ role: z.enum(roles), is_active: z.boolean(), devices: z.optional(z.enum(['keep', 'end'])) }),
  answer: { payload: z.strictObject({ person: memberSchema() }) },
  errors: ['not_found', 'last_owner', 'forbidden'],
}));
