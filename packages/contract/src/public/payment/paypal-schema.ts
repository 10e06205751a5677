import * as z from 'zod/mini';
import { lineSchema } from '../../wire/line-schema.ts';
import { localIdSchema } from '../../wire/local-id-schema.ts';
import { abandonStates, returnStates } from './paypal-wire.ts';

const line = lineSchema();

export const returnRequestSchema = z.strictObject({ token: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });

export const returnAnswerSchema = z.strictObject({
  state: z.enum(returnStates),
  order_number: z.nullable(z.int()),
  track_token: z.nullable(z.string()),
  message: z.nullable(z.string()),
});

export const abandonRequestSchema = z.strictObject({ local_id: localIdSchema(), payment_intent_id: line });
export const abandonAnswerSchema = z.strictObject({ state: z.enum(abandonStates) });
