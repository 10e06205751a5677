import type { SiteConfig } from '@comptoir/contract';
import cookies from '@fastify/cookie';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts';
import type { PaymentGateway } from '../../gateways/payment/payment-gateway.ts';
import type { Outbox } from '../../jobs/outbox/outbox.ts';
import { answerError } from '../../plugins/answer-error.ts';
import type { Limiter, MakeCounter } from '../../plugins/limits.ts';
import { createKnownBrowser } from '../../secrets/known-browser.ts';
import { handleOverload } from '../../secrets/password/handle-overload.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { codeRoutes } from './access/code-routes.ts';
import { logOutRoute } from './access/log-out-route.ts';
import { passwordRoutes } from './access/password-routes.ts';
import { resetPasswordRoute } from './access/reset-password-route.ts';
import { TooManyMails } from './code/ask-for-code.ts';
import { mailboxCodes } from './code/mailbox-codes.ts';
import { identify } from './credentials/identify.ts';
import { createProveOrderer } from './credentials/prove-orderer.ts';
import { readCredentials } from './credentials/read-credentials.ts';
import { demandUser } from './credentials/signed-in.ts';
import { takeBackRoute } from './email-change/take-back-route.ts';
import { cardCustomerHandler } from './forget/card-customer.ts';
import { deletionRoutes } from './forget/deletion-routes.ts';
import { accountMailHandler } from './mail/send-account-mail.ts';
import { accountOrderRoutes } from './orders/account-order-routes.ts';
import { exportRoute } from './profile/export-route.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import { savedAddressRoutes } from './profile/saved-address-routes.ts';
import type { AccountTools } from './record/account-tools.ts';
import { startRetention } from './retention/start-retention.ts';

interface Dependencies extends AccountTools {
  site: SiteConfig;
  limit: Limiter;
  makeCounter: MakeCounter;
  catalogue: ServedCatalogue;
  mail: MailGateway;
  cards: PaymentGateway | null;
  outbox: Outbox;
  log: FastifyBaseLogger;
}

export function startAccount({ catalogue, mail, cards, outbox, log, ...tools }: Dependencies) {
  const { db, keys, site, now, wakeOutbox } = tools;
  outbox.handle(accountMailHandler({ db, keys, mail, catalogue, site }), cardCustomerHandler(cards));
  const knownBrowser = createKnownBrowser(tools, { name: 'known-diner', path: '/v2/public/auth' });
  const access = { ...tools, knownBrowser };
  const signed = { preValidation: demandUser((request) => identify(tools, readCredentials(request))) };
  return {
    proveOrderer: createProveOrderer({ db, now }),
    codes: mailboxCodes(keys),
    jobs: [startRetention({ db, catalogue, now, log, wakeOutbox, addressKey: keys.addressKey })],
    routes: async (scope: FastifyInstance) => {
      await scope.register(cookies);
      scope.setErrorHandler((error, request, reply) =>
        error instanceof TooManyMails ? answerError(reply, 'rate_limited') : handleOverload(error, request, reply),
      );
      passwordRoutes(scope, access);
      logOutRoute(scope, tools);
      codeRoutes(scope, access);
      resetPasswordRoute(scope, access);
      profileRoutes(scope, { ...tools, signed });
      savedAddressRoutes(scope, { db, signed });
      exportRoute(scope, { db, site, now, signed });
      deletionRoutes(scope, { ...tools, signed });
      takeBackRoute(scope, tools);
      accountOrderRoutes(scope, { db, site, signed });
    },
  };
}
