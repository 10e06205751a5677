import { officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toString as drawCode } from 'qrcode';
import type { Db } from '../../../db/database.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { answerWait } from '../../../plugins/limits.ts';
import { createKnownBrowser } from '../../../secrets/known-browser.ts';
import { addOfficeRoute } from '../guard/add-office-route.ts';
import { asActor } from '../guard/as-actor.ts';
import { knownStaff } from '../guard/office-cookie.ts';
import { officeOf, personOf, readerOf } from '../guard/office-identity.ts';
import type { ActorRefusal } from '../guard/refuse-actor.ts';
import { findPerson, holdOwners, holdPerson, type StoredPerson } from '../record/person-repository.ts';
import {
  confirmSecret,
  countRecoveryCodes,
  dropSecondFactor,
  noteProof,
  prepareSecret,
  replaceRecoveryCodes,
} from '../record/second-factor-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { factorMark } from './open-by-proof.ts';
import { createRecoveryCodes, plainCode } from './recovery-codes.ts';
import { createProofDoor, useProof } from './take-proof.ts';
import { createTotpSecret, totpAddress } from './totp.ts';

/** Adds the endpoints of one's own second factor, and of an owner who turns that of another person off (ROL-05). */
export function secondFactorRoutes(scope: FastifyInstance, tools: StaffTools): void {
  const { db, keys, now } = tools;
  const proofDoor = createProofDoor(tools);
  const knownBrowser = createKnownBrowser(tools, knownStaff);

  /** Makes new codes, of which only hashes are stored. */
  async function makeCodes(tx: Db, id: number): Promise<string[]> {
    const codes = createRecoveryCodes();
    await replaceRecoveryCodes(
      tx,
      id,
      codes.map((code) => keys.recoveryCodeHash(id, plainCode(code))),
    );
    return codes;
  }
  const ownChange = <Result>(request: FastifyRequest, work: (tx: Db, person: StoredPerson) => Promise<Result>) =>
    db.transaction(async (tx) => {
      // The person is held for the change before the actor is asked, because the locks would be taken in another order.
      const person = await holdPerson(tx, personOf(request).id);
      return person ? asActor(tx, request, 'person', () => work(tx, person)) : ('staff_required' as const);
    });

  prepareRoute(scope, tools, ownChange);

  addOfficeRoute(scope, officeEndpoints.confirmSecondFactor, async (request, reply) => {
    const { code } = request.body;
    const confirmed = await proofDoor(personOf(request), code, () =>
      ownChange(request, async (tx, person) => {
        if (person.totpSince !== null) return 'second_factor_on' as const;
        if (!(await useProof(tx, tools, person, code))) return null;
        const at = now().toInstant();
        await confirmSecret(tx, person.id, at);
        await noteProof(tx, officeOf(request).session, at);
        const recoveryCodes = await makeCodes(tx, person.id);
        return { recoveryCodes, mark: factorMark({ ...person, totpSince: new Date(at.epochMilliseconds) }) };
      }),
    );
    if (confirmed === null) return answerError(reply, 'wrong_code');
    if (typeof confirmed === 'string') return answerError(reply, confirmed);
    if ('waitMilliseconds' in confirmed) return answerWait(reply, confirmed.waitMilliseconds);
    const { recoveryCodes, mark } = confirmed;
    knownBrowser.remember(request, reply, mark);
    return reply.send(success({ payload: { recoveryCodes } }));
  });

  addOfficeRoute(scope, officeEndpoints.renewRecoveryCodes, async (request, reply) => {
    const made = await ownChange(request, async (tx, { id, totpSince }) =>
      totpSince === null ? ('not_found' as const) : makeCodes(tx, id),
    );
    if (typeof made === 'string') return answerError(reply, made);
    return reply.send(success({ payload: { recoveryCodes: made } }));
  });

  addOfficeRoute(scope, officeEndpoints.dropSecondFactor, async (request, reply) => {
    const outcome = await ownChange(request, (tx, { id }) => dropSecondFactor(tx, id));
    return answerDone(reply, outcome ?? null);
  });

  addOfficeRoute(scope, officeEndpoints.prove, async (request, reply) => {
    const { code } = request.body;
    const proven = await proofDoor(personOf(request), code, () =>
      ownChange(request, async (tx, person) => {
        if (person.totpSince === null || !(await useProof(tx, tools, person, code))) return null;
        await noteProof(tx, officeOf(request).session, now().toInstant());
        return { isProven: true };
      }),
    );
    if (proven === null) return answerError(reply, 'wrong_code');
    if (typeof proven !== 'string' && 'waitMilliseconds' in proven) return answerWait(reply, proven.waitMilliseconds);
    return answerDone(reply, typeof proven === 'string' ? proven : null);
  });

  readRoutes(scope, tools);
  resetRoute(scope, tools);
}

function readRoutes(scope: FastifyInstance, { db }: StaffTools): void {
  addOfficeRoute(scope, officeEndpoints.secondFactor, async (request, reply) => {
    const { id } = personOf(request);
    const isOn = (await findPerson(db, id))?.totpSince != null;
    return reply.send(success({ payload: { isOn, codesLeft: isOn ? await countRecoveryCodes(db, id) : 0 } }));
  });

  addOfficeRoute(scope, officeEndpoints.proof, (_request, reply) => reply.send(success({ payload: {} })));
}

/** Adds the endpoint by which an owner turns the second factor of another person off. */
function resetRoute(scope: FastifyInstance, { db }: StaffTools): void {
  addOfficeRoute(scope, officeEndpoints.resetSecondFactor, async (request, reply) => {
    const { id } = request.params;
    const outcome = await db.transaction(async (tx) => {
      await holdOwners(tx);
      const person = await holdPerson(tx, id);
      return asActor(tx, request, 'people', async () => {
        if (!person || person.totpSince === null) return 'not_found' as const;
        await dropSecondFactor(tx, id);
        return null;
      });
    });
    return answerDone(reply, outcome);
  });
}

function answerDone(reply: FastifyReply, refusal: 'not_found' | ActorRefusal | null): FastifyReply {
  return refusal ? answerError(reply, refusal) : reply.send(success({ payload: {} }));
}

type OwnChange = <Result>(
  request: FastifyRequest,
  work: (tx: Db, person: StoredPerson) => Promise<Result>,
) => Promise<Result | ActorRefusal>;

/** A session that was left open must not be enough to put a stranger's telephone in front of the account. */
function prepareRoute(scope: FastifyInstance, tools: StaffTools, ownChange: OwnChange): void {
  const { db, keys, passwords, limit, site } = tools;
  const rule = { isGuess: true, countedBy: (request: FastifyRequest) => readerOf(officeOf(request)) };
  const preHandler = [
    limit({ ...rule, name: 'second-factor-minute', limit: 'accountAttemptsPerMinute' }),
    limit({ ...rule, name: 'second-factor-set-day', limit: 'pinChoicesPerDay' }),
  ];
  addOfficeRoute(
    scope,
    officeEndpoints.prepareSecondFactor,
    async (request, reply) => {
      const stored = await findPerson(db, personOf(request).id);
      if (!stored || !(await passwords.verify(request.body.password, stored.passwordHash)))
        return answerError(reply, 'wrong_password');
      const secret = createTotpSecret();
      const refusal = await ownChange(request, async (tx, person) => {
        if (person.passwordHash !== stored.passwordHash) return 'wrong_password' as const;
        if (person.totpSince !== null) return 'second_factor_on' as const;
        await prepareSecret(tx, person.id, keys.seal(person.id, secret));
        return null;
      });
      if (refusal) return answerError(reply, refusal);
      const svg = await drawCode(totpAddress(secret, stored.email, site.title), { type: 'svg', margin: 2 });
      const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
      return reply.send(success({ payload: { secret, picture } }));
    },
    { preHandler },
  );
}
