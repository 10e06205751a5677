import { roles } from '@comptoir/domain';
import * as z from 'zod/mini';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';
import { idSchema, memberSchema } from './person.ts';

export const peopleCall = defineOfficeCall({
  method: 'GET',
  path: '/v2/office/people',
  isFresh: true,
  answer: z.array(memberSchema),
});

export const peopleEndpoint = defineOfficeEndpoint(peopleCall, () => ({
  summary: 'The people of the restaurant',
  access: 'people',
  audit: null,
  errors: [],
}));

const changeSchema = z.strictObject({
  role: z.enum(roles),
  isActive: z.boolean(),
  /** After a change to a lower role: whether the devices that the person added stay enrolled. Absent means that they stay. */
  devices: z.exactOptional(z.enum(['keep', 'end'])),
});

export const changePersonCall = defineOfficeCall({
  method: 'PUT',
  path: '/v2/office/people/:id',
  send: (id: number, change: z.infer<typeof changeSchema>) => ({ params: { id }, body: change }),
  answer: memberSchema,
});

export const changePersonEndpoint = defineOfficeEndpoint(changePersonCall, () => ({
  summary: 'Change a person’s role, or end their access',
  access: 'people',
  isProven: true,
  audit: 'person_changed',
  params: idSchema,
  body: changeSchema,
  errors: ['not_found', 'last_owner', 'forbidden'],
}));

export const forgetPersonCall = defineOfficeCall({
  method: 'DELETE',
  path: '/v2/office/people/:id',
  send: (id: number) => ({ params: { id } }),
  answer: nothing,
});

export const forgetPersonEndpoint = defineOfficeEndpoint(forgetPersonCall, () => ({
  summary: 'Erase the name and the address of a person who has no access any more',
  access: 'people',
  isProven: true,
  audit: 'person_forgotten',
  params: idSchema,
  errors: ['not_found', 'forbidden'],
}));
