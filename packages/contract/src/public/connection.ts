import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../wire/endpoint.ts';
import { readPayload } from '../wire/envelope.ts';
import { readFlag, readObject, readText } from '../wire/wire-values.ts';

export interface Connection {
  visitor: string;
  isHttps: boolean;
  isForwarded: boolean;
}

export function connectionFromWire(body: unknown): Connection | null {
  const { visitor, is_https, is_forwarded } = readObject(readPayload(body));
  if (readText(visitor) === '') return null;
  return {
    visitor: readText(visitor),
    isHttps: readFlag(is_https, false),
    isForwarded: readFlag(is_forwarded, false),
  };
}

export const connectionCall = defineCall({
  method: 'GET',
  path: '/v2/public/connection',
  isFresh: true,
  read: connectionFromWire,
});

export const connectionEndpoint = defineEndpoint(connectionCall, () => ({
  summary: 'How the shop sees whoever asks',
  answer: {
    payload: z.strictObject({ visitor: z.string(), is_https: z.boolean(), is_forwarded: z.boolean() }),
  },
  errors: ['rate_limited'],
}));
