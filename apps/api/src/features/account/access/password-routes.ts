import { accountEndpoints, sessionToWire, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../../plugins/add-route.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { answerWait } from '../../../plugins/limits.ts';
import { limitAttempts } from '../../../secrets/limit-attempts.ts';
import { answerCommonPassword } from '../../../secrets/password/answer-common-password.ts';
import { isCommonPassword } from '../../../secrets/password/common-passwords.ts';
import { createPasswordDoor } from '../../../secrets/password-door.ts';
import type { AccessTools } from './access-tools.ts';
import { logIn } from './log-in.ts';
import { signUp } from './sign-up.ts';

export function passwordRoutes(app: FastifyInstance, tools: AccessTools): void {
  const { knownBrowser } = tools;
  const tryPassword = createPasswordDoor(tools, 'login');

  addRoute(
    app,
    accountEndpoints.login,
    'account',
    async (request, reply) => {
      const { email, password } = request.body;
      const session = await tryPassword(request, email, () => logIn(tools, email, password));
      if (!session) return answerError(reply, 'invalid_credentials');
      if ('waitMilliseconds' in session) return answerWait(reply, session.waitMilliseconds);
      // An unverified address does not mark the browser, because the account may belong to a stranger.
      if (session.user.isVerified) knownBrowser.remember(request, reply, session.user.email);
      return reply.send(success(sessionToWire(session)));
    },
    limitAttempts(tools, 'login'),
  );

  addRoute(
    app,
    accountEndpoints.signup,
    'account',
    async ({ body }, reply) => {
      const { first_name, last_name, ...fields } = body;
      if (await isCommonPassword(fields.password, fields.email)) return answerCommonPassword(reply);
      const session = await signUp(tools, { ...fields, firstName: first_name.trim(), lastName: last_name.trim() });
      return session ? reply.send(success(sessionToWire(session))) : answerError(reply, 'email_taken');
    },
    limitAttempts(tools, 'signup'),
  );
}
