import type { Permission } from '@comptoir/domain';
import * as z from 'zod/mini';
import { fromWire } from '../../wire/codecs.ts';
import { type Call, defineEndpoint, type EndpointSchemas } from '../../wire/endpoint.ts';
import { readPayload } from '../../wire/envelope.ts';

type Schema = z.core.$ZodType;

/**
 * Access to an endpoint: public (for sign-in), any session of a person or a tablet, a person's session, a permission, or the session of a
 * device that prints, which has access to nothing else.
 */
export type OfficeAccess = 'anybody' | 'staff' | 'person' | 'printer' | Permission;

export interface OfficeSchemas extends EndpointSchemas {
  access: OfficeAccess;
  audit: string | null;
  /** A person with a second factor has to prove it again, if the last proof is older than a quarter of an hour (ROL-05). */
  isProven?: true;
  /** A tablet makes the call without a person's name, even if it asks who acts (ROL-09). Calls without an audit never ask. */
  asksWho?: false;
  /** The body is a form with a file (`multipart/form-data`) instead of JSON. */
  takesFile?: true;
}

/** A call of the office. One schema encodes the response on the server and decodes it in the browser. */
export interface OfficeCall<Arguments extends unknown[], Answer extends Schema>
  extends Call<Arguments, z.output<Answer>> {
  answer: Answer;
}

export const nothing = z.object({});

/*@__NO_SIDE_EFFECTS__*/
export function defineOfficeCall<Answer extends Schema, Arguments extends unknown[] = []>(
  call: Omit<OfficeCall<Arguments, Answer>, 'read'>,
): OfficeCall<Arguments, Answer> {
  return { ...call, read: (body) => fromWire(call.answer, readPayload(body)) };
}

/** Defines the server's side of a call. A function makes the schemas, so that the browser's bundle leaves them out. */
/*@__NO_SIDE_EFFECTS__*/
export function defineOfficeEndpoint<Answer extends Schema, const Schemas extends Omit<OfficeSchemas, 'answer'>>(
  call: Pick<OfficeCall<never, Answer>, 'method' | 'path' | 'answer'>,
  schemas: () => Schemas,
) {
  return defineEndpoint(call, () => ({ ...schemas(), answer: { payload: call.answer } }));
}
