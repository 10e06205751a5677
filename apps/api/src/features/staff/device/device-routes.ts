import { officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerError } from '../../../plugins/answer-error.ts';
import { tellFields } from '../../../plugins/field-errors.ts';
import { addOfficeRoute } from '../guard/add-office-route.ts';
import { noteChange } from '../guard/audit-changes.ts';
import { createOfficeCookie } from '../guard/office-cookie.ts';
import { personOf } from '../guard/office-identity.ts';
import { insertDeviceCode, listDevices, revokeDevice } from '../record/device-repository.ts';
import { holdWhoMay, isPersonsName } from '../record/person-repository.ts';
import { endSessionsOf } from '../record/session-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { giveSession } from '../session/open-session.ts';
import { createDeviceCode } from './device-code.ts';
import { enrolDevice } from './enrol-device.ts';

const codeMinutes = 10;

/** The kitchen's devices: a manager makes a code, a tablet uses it, a manager ends it (ROL-07, ROL-08). */
export function deviceRoutes(scope: FastifyInstance, tools: StaffTools): void {
  const { db, keys, site, now, limit } = tools;
  const cookie = createOfficeCookie(site);
  const tell = (instant: Temporal.Instant) =>
    instant.toZonedDateTimeISO(site.timeZone).toString({ timeZoneName: 'never' });

  addOfficeRoute(scope, officeEndpoints.makeDeviceCode, async (request, reply) => {
    const { name, kind } = request.body;
    const maker = personOf(request);
    const at = now().toInstant();
    const expiresAt = at.add({ minutes: codeMinutes });
    const code = createDeviceCode();
    const made = {
      codeHash: keys.deviceCodeHash(code),
      name: name.trim(),
      kind,
      madeBy: maker.id,
    };
    if (await isPersonsName(db, made.name)) return answerNameTaken(reply);
    const isMade = await db.transaction(async (tx) => {
      const isAllowed = (await holdWhoMay(tx, maker.id, 'devices')) !== null;
      if (isAllowed) await insertDeviceCode(tx, made, { at, expiresAt });
      return isAllowed;
    });
    if (!isMade) return answerError(reply, 'forbidden');
    noteChange(request, { after: { name: made.name, kind } });
    return reply.send(success({ payload: { code, expires_at: tell(expiresAt) } }));
  });

  addOfficeRoute(
    scope,
    officeEndpoints.enrolDevice,
    async (request, reply) => {
      const enrolled = await enrolDevice(tools, request.body);
      if (enrolled === 'name_taken') return answerNameTaken(reply);
      if (typeof enrolled === 'string') return answerError(reply, enrolled);
      giveSession({ request, reply, cookie }, enrolled);
      const { id, name } = enrolled.holder;
      noteChange(request, { target: `device:${id}`, after: { name } });
      return reply.send(success({ payload: { device: { id, name } } }));
    },
    { preHandler: limit({ name: 'device-code', limit: 'deviceCodesPerHour', isGuess: true }) },
  );

  addOfficeRoute(scope, officeEndpoints.devices, async (_request, reply) => {
    const devices = (await listDevices(db)).map(({ id, name, kind, addedBy, addedAt, lastUsedAt }) => ({
      id,
      name,
      kind,
      added_by: addedBy,
      added_at: tell(addedAt),
      last_used_at: lastUsedAt && tell(lastUsedAt),
    }));
    return reply.send(success({ payload: { devices } }));
  });

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

/** What a screen does is told by its name: it may not be that of a person. */
function answerNameTaken(reply: FastifyReply): FastifyReply {
  const message = 'Ce nom est celui d’une personne de l’équipe : donnez-en un autre à cet appareil';
  return answerError(reply, 'validation', { ...tellFields([{ path: ['name'], code: 'custom' }]), message });
}
