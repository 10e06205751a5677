import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { settingsFromWire } from './settings-from-wire.ts';

export const settingsCall = defineCall({ method: 'GET', path: '/v2/public/settings', read: settingsFromWire });

export const settingsEndpoint = defineEndpoint(settingsCall, () => ({
  summary: 'What the restaurant says of itself, as named values',
  isKept: true,
  answer: { payload: z.array(z.strictObject({ name: z.string(), value: z.unknown() })) },
  errors: [],
}));
