import { maxLines, maxNoteLength, maxQuantity, parseOrderDate } from '@comptoir/domain';
import * as z from 'zod/mini';
import { instant } from '../../wire/codecs.ts';
import { lineSchema } from '../../wire/line-schema.ts';
import { unsavedPart } from './unsaved-part.ts';

const id = z.int().check(z.minimum(0));
const quantity = z.int().check(z.minimum(1), z.maximum(maxQuantity));

const sampleLine = z.strictObject({
  itemId: id,
  quantity,
  options: z._default(
    z
      .array(
        z.strictObject({
          optionId: id,
          choices: z.array(z.strictObject({ choiceId: id, quantity })).check(z.maxLength(100)),
        }),
      )
      .check(z.maxLength(50)),
    [],
  ),
  note: z._default(z.string().check(z.maxLength(maxNoteLength)), ''),
});

const sampleCart = z.strictObject({
  lines: z.array(sampleLine).check(z.minLength(1), z.maxLength(maxLines)),
  coupon: z.exactOptional(lineSchema()),
  /** The wanted time, as in an order: "ASAP" or the date and the value of a slot. */
  date: z._default(z.string().check(z.refine((text) => parseOrderDate(text) !== null)), 'ASAP'),
});

const firstMilliseconds = Date.UTC(2000, 0);
const endMilliseconds = Date.UTC(2100, 0);

export const rehearsedInstant = instant.check(
  z.refine(({ epochMilliseconds }) => firstMilliseconds <= epochMilliseconds && epochMilliseconds < endMilliseconds),
);

export const rehearsalBody = z.strictObject({
  at: rehearsedInstant,
  mode: z.enum(['pickup', 'delivery']),
  address: z.exactOptional(
    z.strictObject({
      address: lineSchema().check(z.trim(), z.minLength(1)),
      city: lineSchema().check(z.trim(), z.minLength(1)),
      postalCode: z._default(lineSchema(), ''),
    }),
  ),
  /** The name of a delivery zone, beside an address or in place of one. */
  zone: z.exactOptional(z.string()),
  isDraft: z._default(z.boolean(), false),
  unsaved: unsavedPart,
  cart: z.exactOptional(sampleCart),
});

export type RehearsalQuestion = z.infer<typeof rehearsalBody>;
