import { holdMinutes, mostWindowUnits } from '@comptoir/domain';
import * as z from 'zod/mini';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

const path = '/v2/office/settings/posts';

export const postLimits = {
  posts: 40,
  name: 255,
  perWindow: { least: 0, most: mostWindowUnits },
  earlyMinutes: { least: 0, most: 1440 },
  holdMinutes,
} as const;

export const postIdPattern = /^[a-z0-9][a-z0-9_-]{0,29}$/;

const { perWindow, earlyMinutes } = postLimits;

/** The posts of the kitchen in their sequence; dishes of which nothing is said are made at the first that is not the drivers'. */
const postSettingsSchema = z.strictObject({
  posts: z
    .array(
      z.strictObject({
        id: z.string().check(z.regex(postIdPattern)),
        name: z.string().check(z.regex(/\S/), z.maxLength(postLimits.name)),
        perWindow: z.int().check(z.minimum(perWindow.least), z.maximum(perWindow.most)),
        earlyMinutes: z.int().check(z.minimum(earlyMinutes.least), z.maximum(earlyMinutes.most)),
      }),
    )
    .check(z.maxLength(postLimits.posts)),
  /** The id of the drivers' post; null if their time is not counted. */
  deliveryPost: z.nullable(z.string()),
  holdMinutes: z.int().check(z.minimum(holdMinutes.least), z.maximum(holdMinutes.most)),
});

export type PostSettings = z.infer<typeof postSettingsSchema>;

export const postSettingsCall = defineOfficeCall({ method: 'GET', path, isFresh: true, answer: postSettingsSchema });

export const postSettingsEndpoint = defineOfficeEndpoint(postSettingsCall, () => ({
  summary: 'The posts of the kitchen, and how long a place is held',
  access: 'reception',
  audit: null,
  errors: [],
}));

export const choosePostSettingsCall = defineOfficeCall({
  method: 'PUT',
  path,
  send: (wanted: PostSettings) => ({ body: wanted }),
  answer: postSettingsSchema,
});

export const choosePostSettingsEndpoint = defineOfficeEndpoint(choosePostSettingsCall, () => ({
  summary: 'Choose the posts of the kitchen; one at which dishes are made can’t be taken away',
  access: 'reception',
  audit: 'posts_chosen',
  body: postSettingsSchema,
  errors: ['validation'],
}));
