import { accountEndpoints, type SiteConfig, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { addRoute } from '../../../plugins/add-route.ts';
import { type SignedHook, userOf } from '../credentials/signed-in.ts';
import { exportAccount } from './export-account.ts';

interface Tools {
  db: Db;
  site: SiteConfig;
  now: () => Temporal.ZonedDateTime;
  signed: { preValidation: SignedHook };
}

export function exportRoute(app: FastifyInstance, { signed, ...tools }: Tools): void {
  addRoute(
    app,
    accountEndpoints.exportAccount,
    'account',
    async (request, reply) => {
      const payload = await exportAccount(tools, userOf(request).user);
      return reply.header('content-disposition', 'attachment; filename="mes-donnees.json"').send(success({ payload }));
    },
    signed,
  );
}
