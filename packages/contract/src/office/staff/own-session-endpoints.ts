import * as z from 'zod/mini';
import { instant } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';
import { idSchema } from './person.ts';

const path = '/v2/office/sessions';

const ownSession = z.object({
  id: z.int(),
  /** The browser's and the system's name, such as "Firefox, Windows"; empty if unknown. */
  browser: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  /** Whether it is the session that asks. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const ownSessionsCall = defineOfficeCall({ method: 'GET', path, isFresh: true, answer: z.array(ownSession) });

export const ownSessionsEndpoint = defineOfficeEndpoint(ownSessionsCall, () => ({
  summary: 'One’s own sessions, the one used last first',
  access: 'person',
  audit: null,
  errors: [],
}));

export const endOwnSessionCall = defineOfficeCall({
  method: 'DELETE',
  path: `${path}/:id`,
  send: (id: number) => ({ params: { id } }),
  answer: nothing,
});

export const endOwnSessionEndpoint = defineOfficeEndpoint(endOwnSessionCall, () => ({
  summary: 'End one of one’s own sessions',
  access: 'person',
  audit: 'session_ended',
  params: idSchema,
  errors: ['not_found'],
}));

export const endOtherSessionsCall = defineOfficeCall({ method: 'DELETE', path, answer: nothing });

export const endOtherSessionsEndpoint = defineOfficeEndpoint(endOtherSessionsCall, () => ({
  summary: 'End all of one’s own sessions but for this one',
  access: 'person',
  audit: 'sessions_ended',
  errors: [],
}));
