import { accountEndpoints, type SiteConfig, success, type User, userToWire } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../../plugins/add-route.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import type { Limiter } from '../../../plugins/limits.ts';
import { type SignedHook, userOf } from '../credentials/signed-in.ts';
import type { AccountTools } from '../record/account-tools.ts';
import { updateProfile } from './update-profile.ts';

type Tools = AccountTools & { site: SiteConfig; limit: Limiter; signed: { preValidation: SignedHook } };

export function profileRoutes(app: FastifyInstance, tools: Tools): void {
  addRoute(
    app,
    accountEndpoints.profile,
    'account',
    (request, reply) => reply.send(success({ user: userToWire(userOf(request).user) })),
    tools.signed,
  );
  addUpdateRoute(app, tools);
}

function addUpdateRoute(app: FastifyInstance, tools: Tools): void {
  const preHandler = tools.limit({
    name: 'address-change',
    limit: 'accountAttemptsPerMinute',
    isGuess: true,
    // Only requests with a new address count, because their response reveals whether it has an account.
    countedBy: (request) => {
      const { user } = userOf(request);
      const { email } = request.body as { email?: string };
      return email === undefined || email === user.email ? null : String(user.id);
    },
  });
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
    { ...tools.signed, preHandler },
  );
}
