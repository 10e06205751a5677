import { createPublicKey, verify } from 'node:crypto';

/** The sender of a push message, from its signature (RFC 8292). */
export interface Sender {
  publicKey: string;
  contact: string;
}

const longestSeconds = 86_400;

/** Verifies the signature of a message for a service at `origin`. @throws if it is missing, wrong, expired, or for another service. */
export function verifySender(authorization: string | undefined, origin: string): Sender {
  const { token, publicKey } =
    /^vapid t=(?<token>[^,]+), ?k=(?<publicKey>[\w-]+)$/.exec(authorization ?? '')?.groups ?? {};
  if (token === undefined || publicKey === undefined) throw new Error('The message is not signed.');
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.toString('base64url', 1, 33);
  const y = point.toString('base64url', 33);
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${claims}`);
  if (!verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    throw new Error('Somebody else has signed the message.');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const seconds = exp - Date.now() / 1000;
  if (aud !== origin) throw new Error(`The signature is for ${aud}.`);
  if (!(seconds > 0 && seconds <= longestSeconds)) throw new Error('The signature is not of now.');
  return { publicKey, contact: sub };
}
