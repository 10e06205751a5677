import { officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerError } from '../../../plugins/answer-error.ts';
import { addOfficeRoute } from '../guard/add-office-route.ts';
import { officeOf, personOf, readerOf } from '../guard/office-identity.ts';
import { refuseActor } from '../guard/refuse-actor.ts';
import { findPerson, holdPerson } from '../record/person-repository.ts';
import { setPin } from '../record/pin-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';

/** Adds the endpoints by which a person sets or removes their own PIN (ROL-10). */
export function choosePinRoutes(scope: FastifyInstance, tools: StaffTools): void {
  const { db, keys, passwords, now, limit } = tools;

  // A session that was left open must not allow guesses of the password.
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
        const refused = await refuseActor(tx, officeOf(request), 'person');
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
      const refused = await refuseActor(tx, officeOf(request), 'person');
      if (!refused) await setPin(tx, id, null, now().toInstant());
      return refused;
    });
    return refusal ? answerError(reply, refusal) : reply.send(success({ payload: {} }));
  });
}
