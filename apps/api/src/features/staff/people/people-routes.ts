import { officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { answerError } from '../../../plugins/answer-error.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { addOfficeRoute } from '../guard/add-office-route.ts';
import { noteChange } from '../guard/audit-changes.ts';
import { personOf } from '../guard/office-identity.ts';
import { listPeople } from '../record/person-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { changePerson, type Standing } from './change-person.ts';
import { forgetMember } from './forget-member.ts';
import { toMember, toMembers } from './to-members.ts';

export function peopleRoutes(scope: FastifyInstance, tools: StaffTools & { catalogue: ServedCatalogue }): void {
  addOfficeRoute(scope, officeEndpoints.people, async (_request, reply) =>
    reply.send(success({ payload: await toMembers(tools, await listPeople(tools.db)) })),
  );

  addOfficeRoute(scope, officeEndpoints.changePerson, async (request, reply) => {
    const { role, isActive, devices } = request.body;
    const change = { id: request.params.id, by: personOf(request).id, endsDevices: devices === 'end' };
    const changed = await changePerson(tools, change, { role, isActive });
    if (typeof changed === 'string') return answerError(reply, changed);
    const { before, after, endedDevices } = changed;
    const ended = endedDevices > 0 && { endedDevices };
    const told = { before: standingOf(before), after: { ...standingOf(after), ...ended } };
    noteChange(request, { target: `person:${after.id}`, ...told });
    return reply.send(success({ payload: await toMember(tools, after) }));
  });

  addOfficeRoute(scope, officeEndpoints.forgetPerson, async (request, reply) => {
    const outcome = await forgetMember(tools, { id: request.params.id, by: personOf(request).id });
    if (outcome !== 'done') return answerError(reply, outcome);
    await tools.catalogue.refresh();
    return reply.send(success({ payload: {} }));
  });
}

const standingOf = ({ role, isActive }: Standing) => ({ role, isActive });
