import { officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerError } from '../../../plugins/answer-error.ts';
import { addOfficeRoute } from '../guard/add-office-route.ts';
import { asActor } from '../guard/as-actor.ts';
import { noteChange } from '../guard/audit-changes.ts';
import { personOf } from '../guard/office-identity.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { inviteAgain, invitePerson, withdrawInvitation } from './invite-person.ts';
import { toMember } from './to-members.ts';

/** Adds the endpoints by which an owner invites people, sends an invitation again and withdraws it (ROL-03). */
export function invitationRoutes(scope: FastifyInstance, tools: StaffTools): void {
  const { db, keys, now, wakeOutbox } = tools;
  const invitingOf = (request: FastifyRequest) => ({ keys, at: now().toInstant(), madeBy: personOf(request).id });

  addOfficeRoute(scope, officeEndpoints.invite, async (request, reply) => {
    const person = await asActor(db, request, 'people', (tx) => invitePerson(tx, invitingOf(request), request.body));
    if (typeof person === 'string') return answerError(reply, person);
    wakeOutbox();
    noteChange(request, { target: `person:${person.id}`, after: { role: person.role } });
    return reply.send(success({ payload: await toMember(tools, person) }));
  });

  addOfficeRoute(scope, officeEndpoints.inviteAgain, async (request, reply) => {
    const { id } = request.params;
    const person = await asActor(db, request, 'people', (tx) => inviteAgain(tx, invitingOf(request), id));
    if (typeof person === 'string') return answerError(reply, person);
    wakeOutbox();
    return reply.send(success({ payload: await toMember(tools, person) }));
  });

  addOfficeRoute(scope, officeEndpoints.withdrawInvitation, async (request, reply) => {
    const { id } = request.params;
    const person = await asActor(db, request, 'people', (tx) => withdrawInvitation(tx, id));
    if (typeof person === 'string') return answerError(reply, person);
    noteChange(request, { target: `person:${id}`, before: { role: person.role } });
    return reply.send(success({ payload: {} }));
  });
}
