import type { FastifyRequest } from 'fastify';
import { type Answer, refuse } from '../http/answer.ts';
import type { Form } from '../http/parse-form.ts';

export interface Keys {
  secretKey: string;
  publishableKey: string;
}

const refuseKey = (message: string, code?: string): Answer =>
  refuse(401, { type: 'invalid_request_error', message, ...(code && { code }) });

/** A server uses the secret key (Bearer or Basic), a browser the publishable key (also as the parameter `key`). */
export function authenticate({ headers }: FastifyRequest, form: Form, keys: Keys): { isFromBrowser: boolean } | Answer {
  const key = readKey(headers.authorization) ?? (typeof form.key === 'string' ? form.key : null);
  if (!key) return refuseKey('You did not provide an API key.');
  if (key === keys.secretKey) return { isFromBrowser: false };
  if (key === keys.publishableKey) return { isFromBrowser: true };
  return refuseKey(`Invalid API Key provided: ${key.slice(0, 8)}****`);
}

export const refusePublishableKey = (): Answer =>
  refuseKey(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  );

function readKey(authorization = ''): string | null {
  const [scheme, value = ''] = authorization.split(' ');
  if (scheme === 'Bearer') return value;
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString().split(':')[0] ?? null;
  return null;
}
