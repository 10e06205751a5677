import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { readPayload } from '../../wire/envelope.ts';
import { readMoment } from '../../wire/moment.ts';
import { readObject, readObjects, readText, type WireObject } from '../../wire/wire-values.ts';
import { type Diagnosis, type Finding, findingStates } from './finding.ts';

/** A state that this version does not know is one that it can't tell. */
function findingFromWire({ id, state, says, advice }: WireObject): Finding {
  return {
    id: readText(id),
    state: findingStates.find((known) => known === state) ?? 'unknown',
    says: readText(says),
    advice: readText(advice) || null,
  };
}

function diagnosisFromWire(body: unknown): Diagnosis | null {
  const { checked_at, findings } = readObject(readPayload(body));
  const checkedAt = readMoment(checked_at);
  return checkedAt && { checkedAt, findings: readObjects(findings).map(findingFromWire) };
}

/** How the shop does, for its owner (OFC-30). */
export const doctorCall = defineCall({
  method: 'GET',
  path: '/v2/office/doctor',
  isFresh: true,
  read: diagnosisFromWire,
});

export const doctorEndpoint = defineEndpoint(doctorCall, () => ({
  summary: 'What the shop needs, and how it is',
  access: 'doctor',
  audit: null,
  answer: {
    payload: z.strictObject({
      checked_at: z.string(),
      findings: z.array(
        z.strictObject({
          id: z.string(),
          state: z.enum(findingStates),
          says: z.string(),
          advice: z.nullable(z.string()),
        }),
      ),
    }),
  },
  errors: ['not_found'],
}));
