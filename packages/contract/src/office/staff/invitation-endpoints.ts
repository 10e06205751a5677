import { type Role, roles } from '@comptoir/domain';
import * as z from 'zod/mini';
import { toPlainLine } from '../../wire/plain-text.ts';
import { accountEmailSchema } from '../../wire/session/user-schema.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';
import { idSchema, memberSchema } from './person.ts';

export const inviteCall = defineOfficeCall({
  method: 'POST',
  path: '/v2/office/people',
  send: (email: string, role: Role) => ({ body: { email: toPlainLine(email), role } }),
  answer: memberSchema,
});

export const inviteEndpoint = defineOfficeEndpoint(inviteCall, () => ({
  summary: 'Invite a person by a mailed link, valid for three days',
  access: 'people',
  isProven: true,
  audit: 'person_invited',
  body: z.strictObject({ email: accountEmailSchema(), role: z.enum(roles) }),
  errors: ['email_taken', 'rate_limited'],
}));

const path = '/v2/office/people/:id/invitation';
const ofPerson = (id: number) => ({ params: { id } });

export const inviteAgainCall = defineOfficeCall({
  method: 'POST',
  path,
  send: (id: number) => ({ ...ofPerson(id), body: {} }),
  answer: memberSchema,
});

export const inviteAgainEndpoint = defineOfficeEndpoint(inviteAgainCall, () => ({
  summary: 'Mail a new link to a person who has not come yet; the former link ends',
  access: 'people',
  isProven: true,
  audit: 'invitation_sent',
  params: idSchema,
  body: z.strictObject({}),
  errors: ['not_found', 'rate_limited'],
}));

export const withdrawInvitationCall = defineOfficeCall({ method: 'DELETE', path, send: ofPerson, answer: nothing });

export const withdrawInvitationEndpoint = defineOfficeEndpoint(withdrawInvitationCall, () => ({
  summary: 'Withdraw an invitation; its link ends and the person is forgotten',
  access: 'people',
  isProven: true,
  audit: 'invitation_withdrawn',
  params: idSchema,
  errors: ['not_found'],
}));
