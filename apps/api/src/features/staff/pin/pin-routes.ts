import { officeEndpoints, success, writeMoment } from '@comptoir/contract';
import { may } from '@comptoir/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerError } from '../../../plugins/answer-error.ts';
import { addOfficeRoute } from '../guard/add-office-route.ts';
import { noteChange } from '../guard/audit-changes.ts';
import { officeOf, personOf, readerOf } from '../guard/office-identity.ts';
import { refuseActor } from '../guard/refuse-actor.ts';
import { findPerson, holdPerson } from '../record/person-repository.ts';
import { listPinHolders, setPin } from '../record/pin-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { approve } from './approve.ts';
import { sayLock } from './say-lock.ts';

/** Managers' PINs: who has one, answering for something by it, and one's own (ROL-10, ROL-11). */
export function pinRoutes(scope: FastifyInstance, tools: StaffTools): void {
  const { db, keys, passwords, site, now, limit } = tools;

  addOfficeRoute(scope, officeEndpoints.approvers, async (_request, reply) => {
    const people = (await listPinHolders(db))
      .filter(({ role }) => may(role, 'approve'))
      .map(({ id, name }) => ({ id, name }));
    return reply.send(success({ payload: { people } }));
  });

  addOfficeRoute(scope, officeEndpoints.approve, async (request, reply) => {
    const { person_id: personId, pin, for: asked } = request.body;
    const { action, order_id: orderId } = asked;
    noteChange(request, { target: `person:${personId}`, after: { action, ...(orderId && { orderId }) } });
    const thing = { reader: readerOf(officeOf(request)), action, orderId };
    const approval = await approve(tools, { personId, pin, thing });
    if (approval.kind === 'wrong') return answerError(reply, 'wrong_pin');
    if (approval.kind === 'locked') {
      const seconds = Math.ceil(approval.until.since(now().toInstant()).total('seconds'));
      const message = sayLock(approval.until, now(), site);
      return answerError(reply.header('retry-after', Math.max(1, seconds)), 'pin_locked', { message });
    }
    const { grant, expiresAt } = approval;
    return reply.send(success({ payload: { grant, expires_at: writeMoment(expiresAt, site.timeZone) } }));
  });

  // Whoever found a manager's session open may not guess the password by it.
  const rule = { isGuess: true, countedBy: (request: FastifyRequest) => readerOf(officeOf(request)) };
  const preHandler = [
    limit({ ...rule, name: 'pin-minute', limit: 'accountAttemptsPerMinute' }),
    limit({ ...rule, name: 'pin-day', limit: 'pinChoicesPerDay' }),
  ];
  addOfficeRoute(
    scope,
    officeEndpoints.choosePin,
    async (request, reply) => {
      const { password, pin } = request.body;
      const { person } = officeOf(request);
      const stored = person && (await findPerson(db, person.id));
      if (!stored || !(await passwords.verify(password, stored.passwordHash)))
        return answerError(reply, 'wrong_password');
      const pinHash = await passwords.hash(keys.pinText(stored.id, pin));
      const refusal = await db.transaction(async (tx) => {
        const held = await holdPerson(tx, stored.id);
        const refused = await refuseActor(tx, officeOf(request), 'approve');
        if (refused) return refused;
        if (held?.passwordHash !== stored.passwordHash) return 'wrong_password' as const;
        await setPin(tx, stored.id, pinHash, now().toInstant());
        return null;
      });
      return refusal ? answerError(reply, refusal) : reply.send(success({ payload: {} }));
    },
    { preHandler },
  );

  addOfficeRoute(scope, officeEndpoints.dropPin, async (request, reply) => {
    const { id } = personOf(request);
    const refusal = await db.transaction(async (tx) => {
      await holdPerson(tx, id);
      const refused = await refuseActor(tx, officeOf(request), 'approve');
      if (!refused) await setPin(tx, id, null, now().toInstant());
      return refused;
    });
    return refusal ? answerError(reply, refusal) : reply.send(success({ payload: {} }));
  });
}
