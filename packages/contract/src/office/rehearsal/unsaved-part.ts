import * as z from 'zod/mini';
import { thingName } from '../catalogue/catalogue.ts';

/** A part as it is typed and not saved yet, in the shape of the catalogue's file. It is read over the draft (OFE-03, OFE-08). */
export const unsavedPart = z.exactOptional(
  z.strictObject({ kind: thingName.shape.kind, id: thingName.shape.id.check(z.maxLength(80)), value: z.unknown() }),
);

export type UnsavedPart = z.infer<typeof unsavedPart>;
