import * as z from 'zod/mini';
import { readPayload } from './envelope.ts';
import { readList, readObject, readText } from './wire-values.ts';

export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushStanding {
  /** The shop's public key for push services, in base64url. */
  publicKey: string;
  /** The SHA-256 of each subscribed endpoint in lower-case hex. The endpoint itself is secret, because anyone who has it may push to it. */
  browsers: string[];
}

const longestEndpoint = 1000;
const endpointSchema = () => z.string().check(z.minLength(1), z.maxLength(longestEndpoint));

/** An uncompressed P-256 point (the key) and 16 bytes (the secret), both in base64url. */
const pointForm = /^B[\w-]{86}$/;
const secretForm = /^[\w-]{22}$/;

export const pushSubscriptionSchema = () =>
  z.strictObject({
    endpoint: endpointSchema(),
    keys: z.strictObject({ p256dh: z.string().check(z.regex(pointForm)), auth: z.string().check(z.regex(secretForm)) }),
  });

export const pushEndpointSchema = () => z.strictObject({ endpoint: endpointSchema() });

export const pushStandingSchema = () => z.strictObject({ public_key: z.string(), browsers: z.array(z.string()) });

export function pushSubscriptionToWire({ endpoint, p256dh, auth }: PushSubscription) {
  return { endpoint, keys: { p256dh, auth } };
}

export function pushStandingFromWire(body: unknown): PushStanding | null {
  const { public_key: key, browsers } = readObject(readPayload(body));
  const publicKey = readText(key);
  return publicKey === '' ? null : { publicKey, browsers: readList(browsers).map(readText) };
}
