import {
  legalSetting,
  officeEndpoints,
  sellerFromSetting,
  sellerToSetting,
  success,
  type TypedSeller,
} from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { changeSetting } from '../catalogue/catalogue-repository.ts';
import { inFrench } from '../catalogue/file/check-catalogue-file.ts';
import { legalFile } from '../catalogue/file/schema/legal-schema.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { asActor } from '../staff/guard/as-actor.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';

/** The names of the catalogue's file that the office calls otherwise. */
const fieldNames: Record<string, string> = {
  vat_number: 'vatNumber',
  franchise: 'isFranchise',
  postal_code: 'postalCode',
};

/** Adds the endpoints by which an owner says who sells (LAW-56). They check what the catalogue's file checks. */
export function sellerRoutes(scope: FastifyInstance, { db, catalogue }: { db: Db; catalogue: ServedCatalogue }): void {
  const current = () => catalogue.current().office.seller;

  addOfficeRoute(scope, officeEndpoints.seller, (_request, reply) =>
    reply.send(success({ payload: { seller: current() } })),
  );

  addOfficeRoute(scope, officeEndpoints.changeSeller, async (request, reply) => {
    const wanted = sellerToSetting(trimmed(request.body));
    const { error } = legalFile[legalSetting].safeParse(wanted, inFrench);
    if (error) return answerError(reply, 'validation', { errors: errorsOf(error.issues) });
    const seller = sellerFromSetting(wanted);
    const before = current();
    noteChange(request, { before: before && { ...before }, after: seller && { ...seller } });
    const outcome = await asActor(db, request, 'keep-books', async (tx) => {
      await changeSetting(tx, legalSetting, () => wanted);
      return seller;
    });
    if (typeof outcome === 'string') return answerError(reply, outcome);
    await catalogue.refresh();
    return reply.send(success({ payload: { seller } }));
  });
}

/** An optional text that is empty is none. */
function trimmed({ capital, siret, vatNumber, ...seller }: TypedSeller): TypedSeller {
  const none = (text: string | null) => text?.trim() || null;
  const lines = Object.entries(seller).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]);
  return {
    ...seller,
    ...Object.fromEntries(lines),
    capital: none(capital),
    siret: none(siret),
    vatNumber: none(vatNumber),
  };
}

/** The first error of each field, by the name that the office has for it. */
function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const told = issues.map(({ path: [name = ''], message }) => [fieldNames[String(name)] ?? String(name), message]);
  return Object.fromEntries(told.toReversed());
}
