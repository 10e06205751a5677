import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { createLoop, type Loop } from '../../../jobs/create-loop.ts';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { listPeople } from '../../staff/record/person-repository.ts';
import { claimDue, settlePublication } from '../record/draft-repository.ts';
import { draftWords } from '../record/draft-words.ts';
import { failedMailTasks } from './failed-mail.ts';
import { type Checking, type DraftRefusal, publishDraft } from './publish-draft.ts';

interface Options extends Checking {
  db: Db;
  catalogue: ServedCatalogue;
  now: () => Temporal.ZonedDateTime;
  log: FastifyBaseLogger;
  wakeOutbox: () => void;
}

const everyMs = 1_000;

/** Publishes at the chosen hour (MED-04). The claim, the publication and its outcome are one transaction. */
export function publishAtHour({ db, site, listErrors, catalogue, now, log, wakeOutbox }: Options): Loop {
  return createLoop({
    everyMs,
    log,
    failure: 'a publication could not be made at its hour',
    work: async () => {
      const at = now().toInstant();
      const isDone = await db.transaction(async (tx) => {
        const due = await claimDue(tx, at);
        if (!due) return false;
        const { id, by, note } = due;
        const outcome = await publishDraft(tx, { site, listErrors, by, note, at });
        const problems = outcome.outcome === 'published' ? [] : problemsOf(outcome);
        await settlePublication(tx, id, { state: problems.length === 0 ? 'done' : 'failed', problems });
        if (problems.length > 0) await insertTasks(tx, failedMailTasks(id, problems, await listOwners(tx)));
        return true;
      });
      if (!isDone) return;
      wakeOutbox();
      await catalogue.refresh();
    },
  });
}

async function listOwners(tx: Db): Promise<string[]> {
  const people = await listPeople(tx);
  return people.filter(({ role, isActive }) => role === 'owner' && isActive).map(({ email }) => email);
}

function problemsOf(refusal: DraftRefusal): string[] {
  switch (refusal.outcome) {
    case 'unchanged':
      return [draftWords.unchanged];
    case 'conflicts':
      return refusal.conflicts.map(({ kind, id }) => `${kind} ${id} : ${draftWords.conflict}`);
    case 'checks_failed':
      return refusal.problems.map(({ kind, id, message }) => [kind, id, ':', message].filter(Boolean).join(' '));
  }
}
