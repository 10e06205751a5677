import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';
import { rehearsalSchema } from './rehearsal.ts';
import { type RehearsalQuestion, rehearsalBody } from './rehearsal-question.ts';

/** What diners would meet at an instant. Nothing is stored but the distance of an address. */
export const rehearseCall = defineOfficeCall({
  method: 'POST',
  path: '/v2/office/rehearsals',
  send: (question: RehearsalQuestion) => ({ body: question }),
  answer: rehearsalSchema,
});

export const rehearseEndpoint = defineOfficeEndpoint(rehearseCall, () => ({
  summary: 'What diners would meet at an instant, and what a sample cart would cost',
  access: 'catalogue',
  audit: null,
  body: rehearsalBody,
  errors: ['checks_failed'],
}));
