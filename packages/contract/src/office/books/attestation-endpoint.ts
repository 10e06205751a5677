import * as z from 'zod/mini';
import { instant, plainDate } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

const factsSchema = z.object({
  /** The program that runs; null where nothing was built. */
  release: z.nullable(
    z.object({
      version: z.string(),
      builtAt: instant,
      /** SHA-256 of its files as they are. */
      hash: z.string(),
      /** True if they are not as they were built. */
      isModified: z.boolean(),
    }),
  ),
  /** PostgreSQL's own number, such as `18.4`. */
  databaseVersion: z.string(),
  /** The fingerprint of the key that signs the books; null before they begin. */
  keyId: z.nullable(z.string()),
  /** The service day of the first entry; null before the books begin. */
  firstDay: z.nullable(plainDate),
  /** The newest archive, and when its file was last found equal to it. */
  archive: z.nullable(z.object({ period: z.string(), at: instant, checkedAt: z.nullable(instant) })),
  /** The last verification of the whole books. */
  check: z.nullable(z.object({ at: instant, entries: z.int(), count: z.int() })),
});

/** What the sheet of conformity says of this shop (BOK-35). */
export type AttestationFacts = z.infer<typeof factsSchema>;

export const attestationCall = defineOfficeCall({
  method: 'GET',
  path: '/v2/office/books/attestation',
  isFresh: true,
  answer: factsSchema,
});

export const attestationEndpoint = defineOfficeEndpoint(attestationCall, () => ({
  summary: 'The facts of the sheet that a publisher attests the program from',
  access: 'keep-books',
  audit: null,
  errors: [],
}));
