import type { Db } from '../../../db/database.ts';

export interface DraftTools {
  db: Db;
  now: () => Temporal.ZonedDateTime;
}
