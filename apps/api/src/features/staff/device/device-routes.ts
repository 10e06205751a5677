import { officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { answerError } from '../../../plugins/answer-error.ts';
import { addOfficeRoute } from '../guard/add-office-route.ts';
import { noteChange } from '../guard/audit-changes.ts';
import { personOf } from '../guard/office-identity.ts';
import { listDevices, revokeDevice } from '../record/device-repository.ts';
import { holdWhoMay } from '../record/person-repository.ts';
import { endSessionsOf } from '../record/session-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';

/** Adds the endpoints that list and revoke the devices of the kitchen (ROL-08). */
export function deviceRoutes(scope: FastifyInstance, { db, now }: StaffTools): void {
  addOfficeRoute(scope, officeEndpoints.devices, async (_request, reply) =>
    reply.send(success({ payload: await listDevices(db) })),
  );

  addOfficeRoute(scope, officeEndpoints.revokeDevice, async (request, reply) => {
    const { id } = request.params;
    const by = personOf(request);
    const name = await db.transaction(async (tx) => {
      if (!(await holdWhoMay(tx, by.id, 'devices'))) return 'forbidden' as const;
      const revoked = await revokeDevice(tx, id, now().toInstant());
      await endSessionsOf(tx, { kind: 'device', id });
      return revoked === null ? null : { name: revoked };
    });
    if (name === 'forbidden') return answerError(reply, name);
    if (name === null) return answerError(reply, 'not_found');
    noteChange(request, { target: `device:${id}`, before: name });
    return reply.send(success({ payload: {} }));
  });
}
