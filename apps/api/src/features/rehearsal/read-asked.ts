import type { ErrorCode, RehearsalQuestion } from '@comptoir/contract';
import type { ErrorDetails } from '@comptoir/words';
import type { Db } from '../../db/database.ts';
import { readCatalogue } from '../catalogue/catalogue-repository.ts';
import type { StockedCatalogue } from '../catalogue/record/catalogue.ts';

type Unsaved = NonNullable<RehearsalQuestion['unsaved']>;

export interface AskedTools {
  db: Db;
  /** Reads the catalogue with the changes of the draft; null if it can't be read as a catalogue. */
  readDraft: (db: Db) => Promise<StockedCatalogue | null>;
  /** The same with a part that is not saved yet. */
  readWithUnsaved: (
    db: Db,
    unsaved: Unsaved,
  ) => Promise<StockedCatalogue | null | { problems: Record<string, string> }>;
}

type Asked = { catalogue: StockedCatalogue } | { code: ErrorCode; details?: ErrorDetails };

/** Reads the catalogue that a question is about: the published one, the draft, or the draft with an unsaved part. */
export async function readAsked(
  { db, readDraft, readWithUnsaved }: AskedTools,
  { isDraft, unsaved }: Pick<RehearsalQuestion, 'isDraft' | 'unsaved'>,
): Promise<Asked> {
  const read = unsaved ? await readWithUnsaved(db, unsaved) : isDraft ? await readDraft(db) : await readCatalogue(db);
  if (!read) return { code: 'checks_failed' };
  if (!('problems' in read)) return { catalogue: read };
  const errors = Object.entries(read.problems).map(([field, says]) => [`unsaved.value.${field}`, says]);
  return { code: 'validation', details: { errors: Object.fromEntries(errors) } };
}
