import { accountsSetting, accountsToSetting, officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { changeSetting } from '../catalogue/catalogue-repository.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { asActor } from '../staff/guard/as-actor.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';

/** Adds the endpoints for the accounts of the accountant's journal (REP-09). */
export function accountRoutes(scope: FastifyInstance, { db, catalogue }: { db: Db; catalogue: ServedCatalogue }): void {
  const current = () => catalogue.current().office.accounts;

  addOfficeRoute(scope, officeEndpoints.accounts, (_request, reply) => reply.send(success({ payload: current() })));

  addOfficeRoute(scope, officeEndpoints.chooseAccounts, async (request, reply) => {
    const accounts = request.body;
    noteChange(request, { before: { ...current() }, after: accounts });
    const outcome = await asActor(db, request, 'reports', (tx) =>
      changeSetting(tx, accountsSetting, () => accountsToSetting(accounts)),
    );
    if (typeof outcome === 'string') return answerError(reply, outcome);
    await catalogue.refresh();
    return reply.send(success({ payload: accounts }));
  });
}
