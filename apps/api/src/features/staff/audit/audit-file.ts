import { auditKindWords, auditTargetWords } from '@comptoir/words';
import type { Db } from '../../../db/database.ts';
import { readPages } from '../../../db/keyset-pages.ts';
import { type AuditRow, listAudit, type WantedAudit } from '../record/audit-repository.ts';

/** The selected rows of the audit as rows of a table, in pages of 1,000 that fit into memory (ROL-23). */
export async function* auditPages(db: Db, wanted: WantedAudit, timeZone: string): AsyncGenerator<string[][]> {
  const pages = readPages<AuditRow, number>(
    (part) => listAudit(db, wanted, part),
    ({ id }) => id,
  );
  for await (const page of pages) yield page.map((row) => cellsOf(row, timeZone));
}

function cellsOf(
  { at, actor, device, kind, target, targetName, before, after, status }: AuditRow,
  timeZone: string,
): string[] {
  const moment = at.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'second' });
  return [
    moment.replace('T', ' '),
    actor,
    device ?? '',
    auditKindWords(kind),
    target === null ? '' : auditTargetWords(target, targetName),
    before ? JSON.stringify(before) : '',
    after ? JSON.stringify(after) : '',
    String(status),
  ];
}
