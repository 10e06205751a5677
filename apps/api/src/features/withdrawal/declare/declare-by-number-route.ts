import { mailKey, publicEndpoints, success, writeMoment } from '@comptoir/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { addRoute } from '../../../plugins/add-route.ts';
import type { Limiter } from '../../../plugins/limits.ts';
import { matchTask } from '../mail/withdrawal-mail-tasks.ts';
import { findWithdrawal, insertWithdrawal } from '../record/withdrawal-repository.ts';
import { type DeclareTools, declaredOf } from './declare-withdrawal.ts';

/**
 * Adds the declaration without a link. It stores what was declared and looks for the order after the answer, so that
 * neither the answer nor its time tells whether there is such an order (LAW-43).
 */
export function declareByNumberRoute(app: FastifyInstance, tools: DeclareTools & { limit: Limiter }): void {
  const { db, now, wakeOutbox, limit } = tools;
  const addressOf = ({ body }: FastifyRequest) => mailKey((body as { email: string }).email);
  addRoute(
    app,
    publicEndpoints.declareByNumber,
    'order',
    async (request, reply) => {
      const { action_id: id, order_number: number, name, email } = request.body;
      const declared = declaredOf(id, { number, name: name.trim(), email, at: now().toInstant() });
      const isNew = await db.transaction(async (tx) => {
        if (!(await insertWithdrawal(tx, declared))) return false;
        await insertTasks(tx, [matchTask(id)]);
        return true;
      });
      // A repeated declaration gets the first answer. One with a foreign id gets an answer that tells nothing of that.
      const known = isNew ? null : await findWithdrawal(db, id);
      const { declaredAt } = known?.bodyHash === declared.bodyHash ? known : declared;
      wakeOutbox();
      return reply.send(success({ payload: { declared_at: writeMoment(declaredAt, now().timeZoneId) } }));
    },
    {
      preHandler: [
        limit({ name: 'withdrawal-peer', limit: 'declarationsPerHour', isGuess: true }),
        limit({
          name: 'withdrawal-address',
          limit: 'declarationsPerAddressAndHour',
          isGuess: true,
          countedBy: addressOf,
        }),
      ],
    },
  );
}
