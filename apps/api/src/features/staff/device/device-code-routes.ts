import { officeEndpoints, success } from '@comptoir/contract';
import { secondWords } from '@comptoir/words';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerError } from '../../../plugins/answer-error.ts';
import { tellFields } from '../../../plugins/field-errors.ts';
import { addOfficeRoute } from '../guard/add-office-route.ts';
import { noteChange } from '../guard/audit-changes.ts';
import { createOfficeCookie } from '../guard/office-cookie.ts';
import { personOf } from '../guard/office-identity.ts';
import { insertDeviceCode } from '../record/device-repository.ts';
import { holdWhoMay, isPersonsName } from '../record/person-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { nameBrowser } from '../session/name-browser.ts';
import { giveSession } from '../session/open-session.ts';
import { createDeviceCode } from './device-code.ts';
import { enrolDevice } from './enrol-device.ts';

const codeMinutes = 10;

/** Adds the endpoints for a code that a manager creates to sign in a kitchen device (ROL-07). */
export function deviceCodeRoutes(scope: FastifyInstance, tools: StaffTools): void {
  const { db, keys, site, now, limit } = tools;
  const cookie = createOfficeCookie(site);

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
    return reply.send(success({ payload: { code, expiresAt } }));
  });

  addOfficeRoute(
    scope,
    officeEndpoints.enrolDevice,
    async (request, reply) => {
      const enrolled = await enrolDevice(tools, request.body, nameBrowser(request.headers['user-agent']));
      if (enrolled === 'name_taken') return answerNameTaken(reply);
      if (typeof enrolled === 'string') return answerError(reply, enrolled);
      giveSession({ request, reply, cookie }, enrolled);
      const { id, name } = enrolled.holder;
      noteChange(request, { target: `device:${id}`, after: { name } });
      return reply.send(success({ payload: { id, name } }));
    },
    { preHandler: limit({ name: 'device-code', limit: 'deviceCodesPerHour', isGuess: true }) },
  );
}

/** The audit log names devices and people by their names, so a device can't have a person's name. */
function answerNameTaken(reply: FastifyReply): FastifyReply {
  const message = secondWords.deviceNameTaken;
  return answerError(reply, 'validation', { ...tellFields([{ path: ['name'], code: 'custom' }]), message });
}
