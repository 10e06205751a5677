import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkInSteps, type Finding } from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import { checkedCatalogueOf } from '../catalogue/checked-catalogue-of.ts';
import type { StockedCatalogue } from '../catalogue/record/catalogue.ts';
import { type FactTools, gatherFacts } from './gather-facts.ts';

export interface CheckTools extends FactTools {
  now: () => Temporal.ZonedDateTime;
}

/** Checks a catalogue against what the shop knows. The database may be a transaction. */
export async function checkShop(
  db: Db,
  catalogue: StockedCatalogue,
  { now, ...tools }: CheckTools,
): Promise<Finding[]> {
  const at = now();
  const facts = await gatherFacts(db, tools, at);
  const findings: Finding[] = [];
  for (const found of checkInSteps(checkedCatalogueOf(catalogue, at), facts, at)) {
    findings.push(...found);
    // Each step has its own turn of the event loop, so that orders are answered meanwhile (REH-06).
    await nextTurn();
  }
  return findings;
}
