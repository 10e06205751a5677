import * as z from 'zod/mini';
import { instant } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';
import { rehearsedInstant } from './rehearsal-question.ts';

const previewBody = z.strictObject({ at: rehearsedInstant, isDraft: z._default(z.boolean(), false) });

/** Makes a link to the storefront at an instant, with the published catalogue or the draft (REH-03). */
export const makePreviewCall = defineOfficeCall({
  method: 'POST',
  path: '/v2/office/previews',
  send: (question: z.infer<typeof previewBody>) => ({ body: question }),
  answer: z.object({
    /** The path on the site, whose pages may be framed by the office. */
    url: z.string(),
    until: instant,
  }),
});

export const makePreviewEndpoint = defineOfficeEndpoint(makePreviewCall, () => ({
  summary: 'A link to the shop at an instant, by which nothing can be ordered',
  access: 'catalogue',
  audit: null,
  body: previewBody,
  errors: ['checks_failed'],
}));
