import { officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerError } from '../../../plugins/answer-error.ts';
import { tellFields } from '../../../plugins/field-errors.ts';
import { answerWait } from '../../../plugins/limits.ts';
import { createKnownBrowser } from '../../../secrets/known-browser.ts';
import { limitAttempts } from '../../../secrets/limit-attempts.ts';
import { answerCommonPassword } from '../../../secrets/password/answer-common-password.ts';
import { addOfficeRoute } from '../guard/add-office-route.ts';
import { createOfficeCookie, knownStaff } from '../guard/office-cookie.ts';
import type { StoredPerson } from '../record/person-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { factorMark } from '../second-factor/open-by-proof.ts';
import { nameBrowser } from '../session/name-browser.ts';
import { giveSession } from '../session/open-session.ts';
import { askForLink } from './ask-for-link.ts';
import { type EntryRefusal, enterByLink } from './enter-by-link.ts';

export function linkRoutes(scope: FastifyInstance, tools: StaffTools): void {
  const cookie = createOfficeCookie(tools.site);
  const knownBrowser = createKnownBrowser(tools, knownStaff);

  addOfficeRoute(
    scope,
    officeEndpoints.enter,
    async (request, reply) => {
      const { token, password, name: typedName, code } = request.body;
      const isTrusted = (person: StoredPerson) => knownBrowser.find(request, factorMark(person)) !== null;
      const browser = nameBrowser(request.headers['user-agent']);
      const asked = { token, password, name: typedName, code, browser, isTrusted };
      const entered = await enterByLink(tools, asked);
      if (typeof entered === 'string') return answerRefusal(reply, entered);
      if ('waitMilliseconds' in entered) return answerWait(reply, entered.waitMilliseconds);
      giveSession({ request, reply, cookie }, entered);
      if (entered.provenEmail !== null)
        knownBrowser.remember(request, reply, ...new Set([entered.provenEmail, factorMark(entered.person)]));
      const { id, name, role } = entered.holder;
      return reply.send(success({ payload: { id, name, role } }));
    },
    limitAttempts(tools, 'office-enter'),
  );

  addOfficeRoute(
    scope,
    officeEndpoints.askForLink,
    async (request, reply) => {
      const { email } = request.body;
      const isAsked = await askForLink(tools, email, knownBrowser.find(request, email) !== null);
      if (!isAsked) return answerError(reply, 'rate_limited');
      return reply.send(success({ payload: {} }));
    },
    limitAttempts(tools, 'office-link'),
  );
}

function answerRefusal(reply: FastifyReply, refusal: EntryRefusal | 'second_factor' | 'wrong_code'): FastifyReply {
  if (refusal === 'link_used' || refusal === 'second_factor' || refusal === 'wrong_code')
    return answerError(reply, refusal);
  if (refusal === 'password_common') return answerCommonPassword(reply);
  const path = [refusal === 'name_missing' ? 'name' : 'password'];
  return answerError(reply, 'validation', tellFields([{ path, code: 'invalid_type' }]));
}
