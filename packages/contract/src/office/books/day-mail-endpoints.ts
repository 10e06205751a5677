import * as z from 'zod/mini';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

const path = '/v2/office/books/day-mail';

const answer = z.object({
  isWanted: z.boolean(),
  /** The asking owner's address, which gets the mail. */
  to: z.string(),
});

/** Whether an owner gets each closed day by mail (REP-12). */
export type DayMail = z.infer<typeof answer>;

export const dayMailCall = defineOfficeCall({ method: 'GET', path, isFresh: true, answer });

export const dayMailEndpoint = defineOfficeEndpoint(dayMailCall, () => ({
  summary: 'Whether the asking owner gets each closed day by mail',
  access: 'keep-books',
  audit: null,
  errors: [],
}));

export const wantDayMailCall = defineOfficeCall({ method: 'POST', path, send: () => ({ body: {} }), answer });

export const wantDayMailEndpoint = defineOfficeEndpoint(wantDayMailCall, () => ({
  summary: 'Have each closed day sent to the asking owner by mail',
  access: 'keep-books',
  audit: 'day_mail_on',
  body: z.strictObject({}),
  errors: [],
}));

export const endDayMailCall = defineOfficeCall({ method: 'DELETE', path, answer });

export const endDayMailEndpoint = defineOfficeEndpoint(endDayMailCall, () => ({
  summary: 'Have no closed day sent to the asking owner any more',
  access: 'keep-books',
  audit: 'day_mail_off',
  errors: [],
}));
