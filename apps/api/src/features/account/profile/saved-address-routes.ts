import {
  accountEndpoints,
  type SavedAddress,
  savedAddressFromWire,
  savedAddressToWire,
  success,
} from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { addRoute } from '../../../plugins/add-route.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { type SignedHook, userOf } from '../credentials/signed-in.ts';
import { hasSession } from '../record/session-repository.ts';
import { findUser, holdUser, saveAddresses } from '../record/user-repository.ts';

export function savedAddressRoutes(
  app: FastifyInstance,
  { db, signed }: { db: Db; signed: { preValidation: SignedHook } },
): void {
  addRoute(
    app,
    accountEndpoints.savedAddresses,
    'account',
    async (request, reply) => {
      const stored = await findUser(db, userOf(request).user.id);
      return reply.send(success({ addresses: toWire(stored?.addresses ?? []) }));
    },
    signed,
  );

  addRoute(
    app,
    accountEndpoints.saveAddresses,
    'account',
    async (request, reply) => {
      const addresses = request.body.addresses.map(savedAddressFromWire);
      const { user, tokenHash } = userOf(request);
      const isSaved = await db.transaction(async (tx) => {
        const isStill = (await holdUser(tx, user.id)) && (await hasSession(tx, { tokenHash, userId: user.id }));
        if (isStill) await saveAddresses(tx, user.id, addresses);
        return isStill;
      });
      if (!isSaved) return answerError(reply, 'unauthenticated');
      return reply.send(success({ addresses: toWire(addresses) }));
    },
    signed,
  );
}

const toWire = (addresses: SavedAddress[]) => addresses.map(savedAddressToWire);
