import {
  accountEndpoints,
  type SavedAddress,
  type SiteConfig,
  savedAddressFromWire,
  savedAddressToWire,
  success,
  type User,
  userToWire,
} from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../../plugins/add-route.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import type { Limiter } from '../../../plugins/limits.ts';
import { type SignedHook, userOf } from '../credentials/signed-in.ts';
import type { AccountTools } from '../record/account-tools.ts';
import { hasSession } from '../record/session-repository.ts';
import { findUser, holdUser, saveAddresses } from '../record/user-repository.ts';
import { exportAccount } from './export-account.ts';
import { updateProfile } from './update-profile.ts';

type Tools = AccountTools & { site: SiteConfig; limit: Limiter; signed: { preValidation: SignedHook } };

/** What somebody sees and changes of their own account (requirements A.11, A.12; `[+]` saved addresses and export). */
export function profileRoutes(app: FastifyInstance, tools: Tools): void {
  const { db, signed, limit } = tools;
  const byUser = limit({
    name: 'address-change',
    limit: 'accountAttemptsPerMinute',
    isGuess: true,
    // Whoever asks whether addresses have accounts: a new address does tell, so that it is counted.
    countedBy: (request) => {
      const { user } = userOf(request);
      const { email } = request.body as { email?: string };
      return email === undefined || email === user.email ? null : String(user.id);
    },
  });

  addRoute(
    app,
    accountEndpoints.profile,
    'account',
    (request, reply) => reply.send(success({ user: userToWire(userOf(request).user) })),
    signed,
  );

  addRoute(
    app,
    accountEndpoints.updateProfile,
    'account',
    async (request, reply) => {
      const { first_name, last_name, phone, email, address } = request.body;
      const updated = await updateProfile(tools, userOf(request), {
        ...(first_name !== undefined && { firstName: first_name.trim() }),
        ...(last_name !== undefined && { lastName: last_name.trim() }),
        ...(phone !== undefined && { phone: phone.trim() }),
        ...(email !== undefined && { email }),
        ...(address !== undefined && { address: address?.trim() || null }),
      } satisfies Partial<User>);
      if (updated === 'unauthenticated') return answerError(reply, updated);
      if (updated === 'taken') return answerError(reply, 'email_taken');
      return reply.send(success({ user: userToWire(updated) }));
    },
    { ...signed, preHandler: byUser },
  );

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

  addRoute(
    app,
    accountEndpoints.exportAccount,
    'account',
    async (request, reply) => {
      const payload = await exportAccount(tools, userOf(request).user);
      return reply.header('content-disposition', 'attachment; filename="mes-donnees.json"').send(success({ payload }));
    },
    signed,
  );
}

const toWire = (addresses: SavedAddress[]) => addresses.map(savedAddressToWire);
