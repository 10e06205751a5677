import { officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { answerError } from '../../../plugins/answer-error.ts';
import { addOfficeRoute } from '../guard/add-office-route.ts';
import { noteChange } from '../guard/audit-changes.ts';
import { listPeople, type StoredPerson } from '../record/person-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { changePerson, type Standing } from './change-person.ts';

/** Who works here, for the owner. */
export function peopleRoutes(scope: FastifyInstance, tools: StaffTools): void {
  addOfficeRoute(scope, officeEndpoints.people, async (_request, reply) =>
    reply.send(success({ payload: { people: (await listPeople(tools.db)).map(toWire) } })),
  );

  addOfficeRoute(scope, officeEndpoints.changePerson, async (request, reply) => {
    const { role, is_active: isActive } = request.body;
    const changed = await changePerson(tools, request.params.id, { role, isActive });
    if (typeof changed === 'string') return answerError(reply, changed);
    const { before, after } = changed;
    noteChange(request, { target: `person:${after.id}`, before: standingOf(before), after: standingOf(after) });
    return reply.send(success({ payload: { person: toWire(after) } }));
  });
}

const standingOf = ({ role, isActive }: Standing) => ({ role, isActive });

function toWire({ id, name, role, email, isActive, pinHash }: StoredPerson) {
  return { id, name, role, email, is_active: isActive, has_pin: pinHash !== null };
}
