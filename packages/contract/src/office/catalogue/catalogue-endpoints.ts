import * as z from 'zod/mini';
import { instant } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';
import {
  type CatalogueThing,
  catalogueSchema,
  publicationSchema,
  savedSchema,
  thingKinds,
  thingName,
  versionSchema,
} from './catalogue.ts';

const path = '/v2/office/catalogue';
const thingPath = `${path}/:kind/:id`;

export const catalogueCall = defineOfficeCall({
  method: 'GET',
  path,
  isFresh: true,
  send: (isDraft: boolean) => ({ query: { draft: isDraft ? 1 : 0 } }),
  answer: catalogueSchema,
});

export const catalogueEndpoint = defineOfficeEndpoint(catalogueCall, () => ({
  summary: 'The catalogue as it is published, or with the changes of the draft',
  access: 'catalogue',
  audit: null,
  query: z.strictObject({ draft: z._default(z.enum(['0', '1']), '0') }),
  errors: [],
}));

const thingParams = z.strictObject({ kind: z.enum(thingKinds), id: z.string().check(z.maxLength(80)) });
const base = z.nullable(z.string().check(z.maxLength(64)));

export const saveThingCall = defineOfficeCall({
  method: 'PUT',
  path: thingPath,
  send: ({ kind, id }: CatalogueThing, seen: string | null, value: unknown) => ({
    params: { kind, id },
    body: { base: seen, value },
  }),
  answer: savedSchema,
});

export const saveThingEndpoint = defineOfficeEndpoint(saveThingCall, () => ({
  summary: 'Change a part of the draft',
  access: 'catalogue',
  audit: 'draft_changed',
  params: thingParams,
  body: z.strictObject({ base, value: z.unknown() }),
  errors: ['draft_moved'],
}));

export const deleteThingCall = defineOfficeCall({
  method: 'DELETE',
  path: thingPath,
  send: ({ kind, id }: CatalogueThing, seen: string | null) => ({ params: { kind, id }, body: { base: seen } }),
  answer: savedSchema,
});

export const deleteThingEndpoint = defineOfficeEndpoint(deleteThingCall, () => ({
  summary: 'Delete a part in the draft',
  access: 'catalogue',
  audit: 'draft_changed',
  params: thingParams,
  body: z.strictObject({ base }),
  errors: ['draft_moved'],
}));

export const keepThingCall = defineOfficeCall({
  method: 'POST',
  path: `${thingPath}/keep`,
  send: ({ kind, id }: CatalogueThing) => ({ params: { kind, id }, body: {} }),
  answer: nothing,
});

export const keepThingEndpoint = defineOfficeEndpoint(keepThingCall, () => ({
  summary: 'Resolve a conflict: keep the value of the draft',
  access: 'catalogue',
  audit: 'draft_kept',
  params: thingParams,
  body: z.strictObject({}),
  errors: ['not_found'],
}));

export const discardCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/discard`,
  send: (things: readonly CatalogueThing[] | 'all') => ({ body: { things } }),
  answer: nothing,
});

export const discardEndpoint = defineOfficeEndpoint(discardCall, () => ({
  summary: 'Give up changes of the draft',
  access: 'catalogue',
  audit: 'draft_discarded',
  body: z.strictObject({ things: z.union([z.literal('all'), z.array(thingName).check(z.maxLength(1_000))]) }),
  errors: [],
}));

export const takeIdsCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/ids`,
  send: (count: number) => ({ body: { count } }),
  answer: z.object({ ids: z.array(z.int()) }),
});

export const takeIdsEndpoint = defineOfficeEndpoint(takeIdsCall, () => ({
  summary: 'Take ids for new parts, which no part or order had before',
  access: 'catalogue',
  audit: null,
  body: z.strictObject({ count: z.int().check(z.minimum(1), z.maximum(500)) }),
  errors: [],
}));

const note = z._default(z.string().check(z.maxLength(200)), '');

/** `publishAt` absent publishes at once. The version is null for a publication that waits for its hour. */
export const publishCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/publish`,
  send: (about: { note?: string; publishAt?: Temporal.Instant }) => ({ body: about }),
  answer: z.object({ version: z.nullable(z.int()) }),
});

export const publishEndpoint = defineOfficeEndpoint(publishCall, () => ({
  summary: 'Publish the draft, at once or at an hour',
  access: 'catalogue',
  audit: 'catalogue_published',
  body: z.strictObject({ note, publishAt: z.exactOptional(instant) }),
  errors: ['draft_moved', 'checks_failed'],
}));

export const publicationsCall = defineOfficeCall({
  method: 'GET',
  path: `${path}/publications`,
  isFresh: true,
  answer: z.array(publicationSchema),
});

export const publicationsEndpoint = defineOfficeEndpoint(publicationsCall, () => ({
  summary: 'The last publications at an hour, and what became of them',
  access: 'catalogue',
  audit: null,
  errors: [],
}));

export const cancelPublicationCall = defineOfficeCall({
  method: 'DELETE',
  path: `${path}/publications/:id`,
  send: (id: number) => ({ params: { id } }),
  answer: nothing,
});

export const cancelPublicationEndpoint = defineOfficeEndpoint(cancelPublicationCall, () => ({
  summary: 'Cancel a publication that waits for its hour',
  access: 'catalogue',
  audit: 'publication_cancelled',
  params: z.strictObject({ id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) }),
  errors: ['not_found'],
}));

export const versionsCall = defineOfficeCall({
  method: 'GET',
  path: `${path}/versions`,
  isFresh: true,
  answer: z.array(versionSchema),
});

export const versionsEndpoint = defineOfficeEndpoint(versionsCall, () => ({
  summary: 'The former catalogues that can be restored, the last first',
  access: 'catalogue',
  audit: null,
  errors: [],
}));

export const revertCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/revert`,
  send: (version: number) => ({ body: { version } }),
  answer: nothing,
});

export const revertEndpoint = defineOfficeEndpoint(revertCall, () => ({
  summary: 'Make the draft lead back to a former catalogue. The changes of the draft are given up',
  access: 'catalogue',
  audit: 'catalogue_reverted',
  body: z.strictObject({ version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
  errors: ['not_found'],
}));
