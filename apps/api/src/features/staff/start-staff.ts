import type { FastifyInstance } from 'fastify';
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts';
import type { Outbox } from '../../jobs/outbox/outbox.ts';
import { handleOverload } from '../../secrets/password/handle-overload.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import type { SubscribeTools } from '../push/answer-push.ts';
import { alertRoutes } from './alerts/alert-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { deviceCodeRoutes } from './device/device-code-routes.ts';
import { deviceRoutes } from './device/device-routes.ts';
import { guardOffice } from './guard/guard-office.ts';
import { linkRoutes } from './link/link-routes.ts';
import { newBrowserHandler, staffMailHandler } from './mail/send-staff-mail.ts';
import { invitationRoutes } from './people/invitation-routes.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { approveRoutes } from './pin/approve-routes.ts';
import { choosePinRoutes } from './pin/choose-pin-routes.ts';
import type { StaffTools } from './record/staff-tools.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import { ownSessionRoutes } from './session/own-session-routes.ts';
import { sessionRoutes } from './session/session-routes.ts';
import { whoRoutes } from './who/who-routes.ts';

interface Dependencies extends StaffTools, SubscribeTools {
  catalogue: ServedCatalogue;
  mail: MailGateway;
  outbox: Outbox;
}

export function startStaff({ catalogue, mail, outbox, ...tools }: Dependencies) {
  const { db, keys, site } = tools;
  const mailing = { db, keys, mail, catalogue, site };
  outbox.handle(staffMailHandler(mailing));
  outbox.handle(newBrowserHandler(mailing));
  return {
    /** The guard covers all routes that are registered in the scope after this call. */
    guard: (scope: FastifyInstance) =>
      guardOffice(scope, { ...tools, asksWho: () => catalogue.current().office.asksWho }),
    routes: (scope: FastifyInstance) => {
      scope.setErrorHandler(handleOverload);
      sessionRoutes(scope, { ...tools, catalogue });
      ownSessionRoutes(scope, tools);
      linkRoutes(scope, tools);
      deviceCodeRoutes(scope, tools);
      deviceRoutes(scope, tools);
      peopleRoutes(scope, { ...tools, catalogue });
      invitationRoutes(scope, tools);
      approveRoutes(scope, tools);
      choosePinRoutes(scope, tools);
      whoRoutes(scope, { ...tools, catalogue });
      secondFactorRoutes(scope, tools);
      alertRoutes(scope, tools);
      auditRoutes(scope, tools);
    },
  };
}
