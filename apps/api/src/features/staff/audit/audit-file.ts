import { auditKindWords, auditTargetWords } from '@comptoir/words';
import type { Db } from '../../../db/database.ts';
import { type AuditRow, listAudit, type WantedAudit } from '../record/audit-repository.ts';

const rowsAtOnce = 1_000;

/** The selected rows of the audit as rows of a table, in pages of 1,000 that fit into memory (ROL-23). */
export async function* auditPages(db: Db, wanted: WantedAudit, timeZone: string): AsyncGenerator<string[][]> {
  let after: number | null = null;
  do {
    const page: AuditRow[] = await listAudit(db, wanted, { limit: rowsAtOnce, after });
    yield page.map((row) => cellsOf(row, timeZone));
    after = page.length < rowsAtOnce ? null : (page.at(-1)?.id ?? null);
  } while (after !== null);
}

function cellsOf({ at, actor, device, kind, target, before, after, status }: AuditRow, timeZone: string): string[] {
  const moment = at.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'second' });
  return [
    moment.replace('T', ' '),
    actor,
    device ?? '',
    auditKindWords(kind),
    target === null ? '' : auditTargetWords(target),
    before ? JSON.stringify(before) : '',
    after ? JSON.stringify(after) : '',
    String(status),
  ];
}
