import type { Finding } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { lockCatalogue, readCatalogue, replaceCatalogue } from '../../catalogue/catalogue-repository.ts';
import { catalogueToFile } from '../../catalogue/file/catalogue-file.ts';
import { checkCatalogueFile } from '../../catalogue/file/check-catalogue-file.ts';
import type { CatalogueSite } from '../../catalogue/file/check-references.ts';
import type { CatalogueFile } from '../../catalogue/file/schema/catalogue-schema.ts';
import type { Catalogue, StockedCatalogue } from '../../catalogue/record/catalogue.ts';
import {
  clearDrafts,
  findLastVersion,
  findVersionFile,
  forgetOldVersions,
  insertVersion,
  lockDraft,
} from '../record/draft-repository.ts';
import { draftWords } from '../record/draft-words.ts';
import { applyDrafts, isConflict, readEdited } from '../record/published-things.ts';
import { joinCatalogue } from '../thing/join-catalogue.ts';
import { hashThing, type ThingName } from '../thing/thing.ts';
import { problemOfFinding } from './problem-of-finding.ts';
import { problemOfThing, type ThingProblem } from './problem-of-thing.ts';

export type DraftRefusal =
  | { outcome: 'unchanged' }
  | { outcome: 'conflicts'; conflicts: ThingName[] }
  | { outcome: 'checks_failed'; problems: ThingProblem[] };

export type PublishOutcome = { outcome: 'published'; version: number } | DraftRefusal;

interface Ready {
  outcome: 'ready';
  catalogue: Catalogue;
  before: CatalogueFile;
}

export interface Checking {
  site: CatalogueSite;
  /** Lists the errors of the rehearsal, which block a publication (REH-05). */
  listErrors: (tx: Db, catalogue: StockedCatalogue) => Promise<Finding[]>;
}

/** Checks whether the draft can be published. Until the end of the transaction nothing else changes draft or catalogue. */
export async function checkDraft(tx: Db, { site, listErrors }: Checking): Promise<Ready | DraftRefusal> {
  await lockDraft(tx);
  await lockCatalogue(tx);
  const { stored, before, published, drafts } = await readEdited(tx);
  if (drafts.length === 0) return { outcome: 'unchanged' };
  const conflicts = drafts.filter((draft) => isConflict(draft, published));
  if (conflicts.length > 0) return { outcome: 'conflicts', conflicts: conflicts.map(({ kind, id }) => ({ kind, id })) };
  const { file, orphans } = joinCatalogue(applyDrafts(published, drafts));
  const checked = checkCatalogueFile(file, site);
  const problems = [
    ...orphans.map((orphan) => ({ ...orphan, field: '', message: draftWords.orphan[orphan.kind] })),
    ...('problems' in checked ? checked.problems.map((problem) => problemOfThing(file, problem)) : []),
  ];
  if ('problems' in checked || problems.length > 0) return { outcome: 'checks_failed', problems };
  const { version, stockOuts, stockCounts, slotOverrides } = stored;
  const errors = await listErrors(tx, { ...checked.catalogue, version, stockOuts, stockCounts, slotOverrides });
  if (errors.length > 0) return { outcome: 'checks_failed', problems: errors.map(problemOfFinding) };
  return { outcome: 'ready', catalogue: checked.catalogue, before };
}

interface Publishing extends Checking {
  by: string;
  note: string;
  at: Temporal.Instant;
}

/** Publishes the whole draft, or nothing of it (MED-03). What the kitchen marked as sold out stays as it is. */
export async function publishDraft(tx: Db, { by, note, at, ...checking }: Publishing): Promise<PublishOutcome> {
  const checked = await checkDraft(tx, checking);
  if (checked.outcome !== 'ready') return checked;
  await keepFormer(tx, checked.before, at);
  await replaceCatalogue(tx, checked.catalogue);
  const version = await insertVersion(tx, { file: catalogueToFile(await readCatalogue(tx)), note, by, at });
  await clearDrafts(tx);
  await forgetOldVersions(tx, at);
  return { outcome: 'published', version };
}

/** Keeps a catalogue that was changed without a publication, such as by an import, so that it can be restored too. */
async function keepFormer(tx: Db, file: CatalogueFile, at: Temporal.Instant): Promise<void> {
  const last = await findLastVersion(tx);
  const known = last === null ? undefined : await findVersionFile(tx, last);
  if (hashThing(known) !== hashThing(file))
    await insertVersion(tx, { file, note: draftWords.changedElsewhere, by: null, at });
}
