import { officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { asActor } from '../../staff/guard/as-actor.ts';
import { noteChange } from '../../staff/guard/audit-changes.ts';
import { officeOf } from '../../staff/guard/office-identity.ts';
import {
  cancelPublication,
  countWaiting,
  insertPublication,
  listPublications,
  listVersions,
  lockDraft,
} from '../record/draft-repository.ts';
import type { DraftTools } from '../record/draft-tools.ts';
import { draftWords } from '../record/draft-words.ts';
import { type Checking, checkDraft, type DraftRefusal, type PublishOutcome, publishDraft } from './publish-draft.ts';
import { revertTo } from './revert-to.ts';

export interface PublishTools extends DraftTools, Checking {
  catalogue: ServedCatalogue;
}

const mostDays = 60;

/** Adds the endpoints that publish the draft and restore former catalogues (MED-03, MED-04, MED-05). */
export function publishRoutes(scope: FastifyInstance, { db, now, catalogue, ...checking }: PublishTools): void {
  addOfficeRoute(scope, officeEndpoints.publish, async (request, reply) => {
    const { note, publishAt } = request.body;
    const [by, at] = [officeOf(request).by, now().toInstant()];
    noteChange(request, { after: { note, publishAt: publishAt?.toString() ?? null } });
    const problem = publishAt && problemOfHour(publishAt, now());
    if (problem) return answerError(reply, 'validation', { errors: { publishAt: problem } });
    const outcome = await asActor<PublishOutcome | ScheduleOutcome>(db, request, 'catalogue', (tx) =>
      publishAt ? schedule(tx, checking, { publishAt, by, note, at }) : publishDraft(tx, { ...checking, by, note, at }),
    );
    if (typeof outcome === 'string') return answerError(reply, outcome);
    if (outcome.outcome === 'published') await catalogue.refresh();
    return answerOutcome(reply, outcome);
  });

  addOfficeRoute(scope, officeEndpoints.publications, async (_request, reply) =>
    reply.send(success({ payload: await listPublications(db) })),
  );

  addOfficeRoute(scope, officeEndpoints.cancelPublication, async (request, reply) => {
    const { id } = request.params;
    noteChange(request, { target: `publication:${id}` });
    const outcome = await asActor(db, request, 'catalogue', (tx) => cancelPublication(tx, id));
    if (typeof outcome === 'string') return answerError(reply, outcome);
    return outcome ? reply.send(success({ payload: {} })) : answerError(reply, 'not_found');
  });

  addOfficeRoute(scope, officeEndpoints.versions, async (_request, reply) =>
    reply.send(success({ payload: await listVersions(db) })),
  );

  addOfficeRoute(scope, officeEndpoints.revert, async (request, reply) => {
    const { version } = request.body;
    noteChange(request, { target: `version:${version}` });
    const author = { by: officeOf(request).by, at: now().toInstant() };
    const outcome = await asActor(db, request, 'catalogue', (tx) => revertTo(tx, version, author));
    if (typeof outcome === 'string') return answerError(reply, outcome);
    return outcome ? reply.send(success({ payload: {} })) : answerError(reply, 'not_found');
  });
}

type Wanted = Parameters<typeof insertPublication>[1];
type ScheduleOutcome = { outcome: 'scheduled' } | { outcome: 'busy' } | DraftRefusal;

/** Stores a publication for its hour if the draft could be published now. */
async function schedule(tx: Db, checking: Checking, wanted: Wanted): Promise<ScheduleOutcome> {
  await lockDraft(tx);
  if ((await countWaiting(tx)) > 0) return { outcome: 'busy' };
  const checked = await checkDraft(tx, checking);
  if (checked.outcome !== 'ready') return checked;
  await insertPublication(tx, wanted);
  return { outcome: 'scheduled' };
}

function answerOutcome(reply: FastifyReply, outcome: PublishOutcome | ScheduleOutcome): FastifyReply {
  switch (outcome.outcome) {
    case 'published':
      return reply.send(success({ payload: { version: outcome.version } }));
    case 'scheduled':
      return reply.send(success({ payload: { version: null } }));
    case 'busy':
      return answerError(reply, 'validation', { errors: { publishAt: draftWords.waiting } });
    case 'unchanged':
      return answerError(reply, 'validation', { errors: { draft: draftWords.unchanged } });
    case 'conflicts':
      return answerError(reply, 'draft_moved', { extra: { conflicts: outcome.conflicts } });
    case 'checks_failed':
      return answerError(reply, 'checks_failed', { extra: { problems: outcome.problems } });
  }
}

function problemOfHour(publishAt: Temporal.Instant, now: Temporal.ZonedDateTime): string | null {
  if (Temporal.Instant.compare(publishAt, now.toInstant()) <= 0) return draftWords.past;
  const last = now.add({ days: mostDays }).toInstant();
  return Temporal.Instant.compare(publishAt, last) > 0 ? draftWords.tooLate : null;
}
