import { setTimeout as sleep } from 'node:timers/promises';
import { askDatabase } from '@comptoir/e2e/shop-database';

export function callOffMails(dataDir: string): Promise<void> {
  return askDatabase(dataDir, async (query) => {
    await query('update outbox set done_at = now() where done_at is null');
  });
}

const patienceMilliseconds = 600_000;

/** Resolves with the time in seconds until all mails are sent. */
export function untilMailsAreOut(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  return askDatabase(dataDir, async (query) => {
    while ((await query('select from outbox where done_at is null limit 1')).length > 0) {
      if (performance.now() - startedAt > patienceMilliseconds) throw new Error('the mails are not out in ten minutes');
      await sleep(500);
    }
    return (performance.now() - startedAt) / 1000;
  });
}
