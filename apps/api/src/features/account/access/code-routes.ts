import { accountEndpoints, sessionToWire, success } from '@comptoir/contract';
import { codeSentWords } from '@comptoir/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addRoute } from '../../../plugins/add-route.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { refuseForeignPages } from '../../../plugins/refuse-foreign-pages.ts';
import { limitAttempts } from '../../../secrets/limit-attempts.ts';
import { hashToken } from '../../../secrets/token.ts';
import { askForCode } from '../code/ask-for-code.ts';
import { readCredentials } from '../credentials/read-credentials.ts';
import type { AccessTools } from './access-tools.ts';
import { verifyAddress } from './verify-address.ts';

export function codeRoutes(app: FastifyInstance, tools: AccessTools): void {
  const { db, keys, now, knownBrowser, wakeOutbox } = tools;

  addRoute(
    app,
    accountEndpoints.verifyCode,
    'account',
    async (request, reply) => {
      const { email, otp } = request.query;
      const isKnown = knownBrowser.find(request, email) !== null;
      const session = await verifyAddress(tools, { email, otp, tokenHash: bearerOf(request), isKnown });
      if (!session) return answerError(reply, 'otp_invalid');
      knownBrowser.remember(request, reply, session.user.email);
      return reply.send(success({ ...sessionToWire(session), password_needed: session.isPasswordNeeded }));
    },
    guardCode(tools, 'verify'),
  );

  addRoute(
    app,
    accountEndpoints.sendCode,
    'account',
    async (request, reply) => {
      const { email, purpose } = request.query;
      const question = { email, asked: purpose ?? ('any' as const), at: now().toInstant() };
      const isKnown = knownBrowser.find(request, email) !== null;
      const isAsked = await db.transaction((tx) => askForCode(tx, keys, { ...question, isKnown }));
      if (!isAsked) return answerError(reply, 'rate_limited');
      wakeOutbox();
      return reply.send(success({ message: codeSentWords }));
    },
    guardCode(tools, 'send'),
  );
}

/** These GET endpoints have side effects (AUT-07, AUT-08), so link previews and other sites' pages are refused. */
function guardCode(tools: AccessTools, name: string) {
  const { onRequest, ...others } = limitAttempts(tools, name);
  return { ...others, onRequest: [refuseForeignPages(tools.site), onRequest].flat(), exposeHeadRoute: false };
}

function bearerOf({ headers }: FastifyRequest): string | null {
  const said = readCredentials({ headers, query: {}, body: {} });
  return said === 'conflict' || said.token === null ? null : hashToken(said.token);
}
