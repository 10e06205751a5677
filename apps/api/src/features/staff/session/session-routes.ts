import { officeEndpoints, success } from '@comptoir/contract';
import { permissionsOf } from '@comptoir/domain';
import type { FastifyInstance } from 'fastify';
import { answerError } from '../../../plugins/answer-error.ts';
import { answerWait } from '../../../plugins/limits.ts';
import { createKnownBrowser } from '../../../secrets/known-browser.ts';
import { limitAttempts } from '../../../secrets/limit-attempts.ts';
import { createPasswordDoor } from '../../../secrets/password-door.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { addOfficeRoute } from '../guard/add-office-route.ts';
import { noteApprover } from '../guard/audit-changes.ts';
import { createOfficeCookie, knownStaff } from '../guard/office-cookie.ts';
import { officeOf } from '../guard/office-identity.ts';
import type { StoredPerson } from '../record/person-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { factorMark } from '../second-factor/open-by-proof.ts';
import { nameBrowser } from './name-browser.ts';
import { giveSession } from './open-session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export function sessionRoutes(scope: FastifyInstance, tools: StaffTools & { catalogue: ServedCatalogue }): void {
  const { site, catalogue } = tools;
  const cookie = createOfficeCookie(site);
  const knownBrowser = createKnownBrowser(tools, knownStaff);
  const tryPassword = createPasswordDoor({ ...tools, knownBrowser }, 'office-sign-in');

  addOfficeRoute(
    scope,
    officeEndpoints.signIn,
    async (request, reply) => {
      const { email, password, code } = request.body;
      const isKnown = knownBrowser.find(request, email) !== null;
      const isTrusted = (person: StoredPerson) => knownBrowser.find(request, factorMark(person)) !== null;
      const browser = nameBrowser(request.headers['user-agent']);
      const session = await tryPassword(request, email, () =>
        signIn(tools, { email, password, browser, isKnown, code, isTrusted }),
      );
      if (session === null || typeof session === 'string') return answerError(reply, session ?? 'invalid_credentials');
      if ('waitMilliseconds' in session) return answerWait(reply, session.waitMilliseconds);
      giveSession({ request, reply, cookie }, session);
      if (!isKnown) tools.wakeOutbox();
      knownBrowser.remember(request, reply, ...new Set([email, factorMark(session.person)]));
      const { id, name, role } = session.holder;
      return reply.send(success({ payload: { id, name, role } }));
    },
    limitAttempts(tools, 'office-sign-in'),
  );

  addOfficeRoute(scope, officeEndpoints.session, (request, reply) => {
    const { role, person, device, acting } = officeOf(request);
    const asked = device?.kind === 'board' ? { asksWho: catalogue.current().office.asksWho, acting } : {};
    const payload = { role, person, device, permissions: permissionsOf(role), site: site.title, ...asked };
    return reply.send(success({ payload }));
  });

  addOfficeRoute(scope, officeEndpoints.signOut, async (request, reply) => {
    const left = await signOut(tools, officeOf(request), request.body?.grant);
    if (left === 'manager_needed') return answerError(reply, left);
    noteApprover(request, left.approver);
    cookie.takeBack(reply);
    return reply.send(success({ payload: {} }));
  });
}
