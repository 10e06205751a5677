import {
  legalSetting,
  officeEndpoints,
  sellerFromSetting,
  sellerToSetting,
  success,
  type TypedSeller,
  vatRegimeSetting,
  yearEndSetting,
} from '@comptoir/contract';
import { moneyChange, type SettingsContent } from '@comptoir/domain';
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
import { enterMoneySettings } from '../staff/record/note-money-settings.ts';

interface Tools {
  db: Db;
  catalogue: ServedCatalogue;
  now: () => Temporal.ZonedDateTime;
}

type Change = SettingsContent['changes'][number];
type Typed = Omit<TypedSeller, 'vatRegime' | 'yearEnds'>;

/** The names of the catalogue's file that the office calls otherwise. */
const fieldNames: Record<string, string> = {
  vat_number: 'vatNumber',
  franchise: 'isFranchise',
  postal_code: 'postalCode',
};

/**
 * Adds the endpoints by which an owner says who sells (LAW-56). They check what the catalogue's file checks, and the books are
 * told of what changed (BOK-38).
 */
export function sellerRoutes(scope: FastifyInstance, { db, catalogue, now }: Tools): void {
  const current = () => {
    const { seller, vatRegime, yearEnds } = catalogue.current().office;
    return { seller, vatRegime, yearEnds };
  };

  addOfficeRoute(scope, officeEndpoints.seller, (_request, reply) => reply.send(success({ payload: current() })));

  addOfficeRoute(scope, officeEndpoints.changeSeller, async (request, reply) => {
    const { vatRegime, yearEnds, ...typed } = request.body;
    const legal = sellerToSetting(trimmed(typed));
    const { error } = legalFile[legalSetting].safeParse(legal, inFrench);
    if (error) return answerError(reply, 'validation', { errors: errorsOf(error.issues) });
    const before = current();
    const after = {
      seller: sellerFromSetting(legal),
      vatRegime: vatRegime ?? before.vatRegime,
      yearEnds: yearEnds ?? before.yearEnds,
    };
    noteChange(request, { before, after });
    const outcome = await asActor(db, request, 'keep-books', async (tx) => {
      const changes = [
        ...(await change(tx, legalSetting, legal)),
        ...(vatRegime ? await change(tx, vatRegimeSetting, vatRegime) : []),
        ...(yearEnds ? await change(tx, yearEndSetting, yearEnds) : []),
      ];
      await enterMoneySettings(tx, changes, now().toInstant());
      return after;
    });
    if (typeof outcome === 'string') return answerError(reply, outcome);
    await catalogue.refresh();
    return reply.send(success({ payload: after }));
  });
}

/** Stores a setting. Resolves with the change, if it is one. */
async function change(tx: Db, name: Change['name'], value: unknown): Promise<Change[]> {
  const changes: Change[] = [];
  await changeSetting(tx, name, (stored) => {
    changes.push(...moneyChange(name, stored ?? null, value));
    return value;
  });
  return changes;
}

/** An optional text that is empty is none. */
function trimmed({ capital, siret, vatNumber, ...seller }: Typed): Typed {
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
