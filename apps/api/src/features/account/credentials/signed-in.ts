import type { User } from '@comptoir/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from '../../../plugins/answer-error.ts';
import type { Identity } from './identify.ts';

export interface SignedIn {
  user: User;
  tokenHash: string;
}

const signedIn = new WeakMap<FastifyRequest, SignedIn>();

export type SignedHook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Creates a hook for routes that need a session. It answers 401, or 400 for contradictory credentials, before the body is validated. */
export function demandUser(identify: (request: FastifyRequest) => Promise<Identity>): SignedHook {
  return async (request, reply) => {
    const identity = await identify(request);
    if (identity.kind === 'guest') return answerError(reply, 'unauthenticated');
    if (identity.kind === 'refused') return answerError(reply, identity.code, identity.details);
    signedIn.set(request, identity);
    return undefined;
  };
}

export function userOf(request: FastifyRequest): SignedIn {
  const identity = signedIn.get(request);
  if (!identity) throw new Error('A route of an account was served without its hook.');
  return identity;
}
