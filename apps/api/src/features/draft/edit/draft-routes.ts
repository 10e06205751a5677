import { type EditedCatalogue, officeEndpoints, success } from '@comptoir/contract';
import { encode } from '@comptoir/web-host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { answerPrepared } from '../../../plugins/answer-prepared.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { asActor } from '../../staff/guard/as-actor.ts';
import { noteChange } from '../../staff/guard/audit-changes.ts';
import { officeOf } from '../../staff/guard/office-identity.ts';
import { clearDrafts, deleteDraft, lockDraft } from '../record/draft-repository.ts';
import type { DraftTools } from '../record/draft-tools.ts';
import { draftWords } from '../record/draft-words.ts';
import { isTaken, takeIds } from '../record/id-repository.ts';
import { applyDrafts, isConflict, readEdited } from '../record/published-things.ts';
import { joinCatalogue } from '../thing/join-catalogue.ts';
import { hashThing, type ThingName, thingKey } from '../thing/thing.ts';
import { keepDraft, saveDraft } from './save-draft.ts';

/** Thirty zones with 500 points each, which are one part of the catalogue. nginx takes no more either. */
const mostBytes = 1024 * 1024;

/** Adds the endpoints that show and change the draft (MED-01, MED-02, MED-06, MED-07). */
export function draftRoutes(scope: FastifyInstance, { db, now }: DraftTools): void {
  addOfficeRoute(scope, officeEndpoints.catalogue, async (request, reply) => {
    const answer = success({ payload: await editedCatalogue(db, request.query.draft === '1') });
    return answerPrepared(request, reply, encode(Buffer.from(JSON.stringify(answer)), { isCompressible: true }));
  });

  const save = (request: FastifyRequest, reply: FastifyReply, change: SentChange) =>
    saveThing(db, now, { request, reply, change });

  addOfficeRoute(
    scope,
    officeEndpoints.saveThing,
    (request, reply) => {
      const { params: name, body } = request;
      return save(request, reply, { name, base: body.base, value: body.value, isDeleted: false });
    },
    { bodyLimit: mostBytes },
  );

  addOfficeRoute(scope, officeEndpoints.deleteThing, (request, reply) =>
    save(request, reply, { name: request.params, base: request.body.base, value: null, isDeleted: true }),
  );

  addOfficeRoute(scope, officeEndpoints.keepThing, async (request, reply) => {
    noteChange(request, { target: targetOf(request.params) });
    const outcome = await asActor(db, request, 'catalogue', (tx) => keepDraft(tx, request.params));
    if (typeof outcome === 'string') return answerError(reply, outcome);
    return outcome ? reply.send(success({ payload: {} })) : answerError(reply, 'not_found');
  });

  addOfficeRoute(scope, officeEndpoints.discard, async (request, reply) => {
    const { things } = request.body;
    const outcome = await asActor(db, request, 'catalogue', async (tx) => {
      await lockDraft(tx);
      if (things === 'all') await clearDrafts(tx);
      else for (const name of things) await deleteDraft(tx, name);
      return true;
    });
    return typeof outcome === 'string' ? answerError(reply, outcome) : reply.send(success({ payload: {} }));
  });

  addOfficeRoute(scope, officeEndpoints.takeIds, async (request, reply) => {
    const ids = await asActor(db, request, 'catalogue', (tx) => takeIds(tx, request.body.count));
    return typeof ids === 'string' ? answerError(reply, ids) : reply.send(success({ payload: { ids } }));
  });
}

interface SentChange {
  name: ThingName;
  base: string | null;
  value: unknown;
  isDeleted: boolean;
}

interface Saving {
  request: FastifyRequest;
  reply: FastifyReply;
  change: SentChange;
}

async function saveThing(db: Db, now: DraftTools['now'], { request, reply, change }: Saving): Promise<FastifyReply> {
  const { name, base } = change;
  noteChange(request, { target: targetOf(name) });
  const outcome = await asActor(db, request, 'catalogue', async (tx) => {
    if (base === null && !(await mayBeNew(tx, name))) return newIdProblem;
    return saveDraft(tx, { ...change, by: officeOf(request).by, at: now().toInstant() });
  });
  if (typeof outcome === 'string') return answerError(reply, outcome);
  if (outcome.outcome === 'invalid') return answerError(reply, 'validation', { errors: belowValue(outcome.problems) });
  const { value, base: hash } = outcome;
  if (outcome.outcome === 'moved')
    return answerError(reply, 'draft_moved', { extra: { value: value ?? null, base: hash } });
  return reply.send(success({ payload: { value: value ?? null, base: hash } }));
}

const targetOf = ({ kind, id }: ThingName) => `${kind}:${id}`;

/** The fields of the value as fields of the request. */
function belowValue(problems: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, message]) => [
      /^(id|value)$/.test(field) ? field : `value.${field}`,
      message,
    ]),
  );
}

const newIdProblem = { outcome: 'invalid', problems: { id: draftWords.newId } } as const;

/** Settings and orders have names of their own; other new parts need an id from `takeIds`. */
async function mayBeNew(tx: Db, { kind, id }: ThingName): Promise<boolean> {
  return kind === 'setting' || kind === 'order' || (/^\d{1,9}$/.test(id) && (await isTaken(tx, Number(id))));
}

async function editedCatalogue(db: Db, isDraft: boolean): Promise<EditedCatalogue> {
  const { published, drafts } = await readEdited(db);
  const things = isDraft ? applyDrafts(published, drafts) : published;
  return {
    file: joinCatalogue(things).file,
    bases: Object.fromEntries([...things].map(([key, value]) => [key, hashThing(value) ?? ''])),
    changes: drafts.map((draft) => ({
      kind: draft.kind,
      id: draft.id,
      value: draft.value,
      isDeleted: draft.isDeleted,
      published: published.get(thingKey(draft)) ?? null,
      isPublished: published.has(thingKey(draft)),
      by: draft.by,
      at: draft.at,
      isConflict: isConflict(draft, published),
    })),
  };
}
