import * as z from 'zod/mini';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';
import { type UnsavedPart, unsavedPart } from './unsaved-part.ts';

export const foundSchema = z.object({
  check: z.string(),
  severity: z.enum(['error', 'warning', 'note']),
  target: z.object({
    kind: z.enum(['menu', 'item', 'choice', 'option', 'offer', 'zone', 'day', 'setting']),
    id: z.union([z.number(), z.string()]),
    field: z.optional(z.string()),
  }),
  /** The sentence in French, without a full stop. */
  says: z.string(),
});

export type FoundFault = z.infer<typeof foundSchema>;

export const checkCatalogueCall = defineOfficeCall({
  method: 'POST',
  path: '/v2/office/catalogue/checks',
  send: (isDraft: boolean, unsaved?: UnsavedPart) => ({ body: { isDraft, ...(unsaved && { unsaved }) } }),
  answer: z.object({ findings: z.array(foundSchema) }),
});

export const checkCatalogueEndpoint = defineOfficeEndpoint(checkCatalogueCall, () => ({
  summary: 'What is wrong or doubtful in the published catalogue or the draft, the worst first',
  access: 'catalogue',
  audit: null,
  body: z.strictObject({ isDraft: z._default(z.boolean(), false), unsaved: unsavedPart }),
  errors: ['checks_failed'],
}));
