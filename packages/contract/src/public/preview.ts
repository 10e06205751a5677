import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../wire/endpoint.ts';
import { readPayload } from '../wire/envelope.ts';
import { readMoment } from '../wire/moment.ts';
import { readFlag, readObject } from '../wire/wire-values.ts';

export interface Preview {
  /** The shop's time in the preview. */
  now: Temporal.Instant;
  isDraft: boolean;
}

/** Below this path of the API are the public endpoints of a preview, by their usual paths (REH-03). */
export const previewRoot = (token: string): string => `/v2/previews/${token}`;

export const previewCall = defineCall({
  method: 'GET',
  path: previewRoot(':token'),
  isFresh: true,
  send: (token: string) => ({ params: { token } }),
  read: (body): Preview | null => {
    const { now, is_draft } = readObject(readPayload(body));
    const instant = readMoment(now);
    return instant && { now: instant, isDraft: readFlag(is_draft, false) };
  },
});

export const previewEndpoint = defineEndpoint(previewCall, () => ({
  summary: 'The time and the catalogue of a preview',
  answer: { payload: z.strictObject({ now: z.string(), is_draft: z.boolean() }) },
  errors: ['link_unknown'],
}));
