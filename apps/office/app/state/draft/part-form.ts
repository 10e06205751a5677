import type { CatalogueThing } from '@comptoir/contract';
import type { Format } from '@comptoir/format';
import type { MessageId } from '../../messages/message-id.ts';
import type { Say } from '../../messages/use-message.ts';

/** What is typed in the form of a part, by field. Fields have the names of the API's errors, such as `value.item_name`. */
export type PartText<Field extends string = string> = Record<Field, string>;

export interface FieldWriter {
  say: Say;
  format: Format;
  /** The name of another part, or its id if it has none. */
  nameOf: (kind: CatalogueThing['kind'], id: string) => string;
}

/** The form of a part of the catalogue: its fields, and how its value is read and written. */
export interface PartForm<Field extends string = string> {
  isFor(thing: CatalogueThing): boolean;
  /** The path of the page that has the form. */
  page: string;
  fieldNames: Record<Field, MessageId>;
  textOf(value: unknown): PartText<Field>;
  /** Writes what was changed from one text to another into a value. The rest of the value stays as it is. */
  put(value: unknown, from: PartText<Field>, text: PartText<Field>): unknown;
  /** Writes typed text for reading, such as `12,90 €`. */
  write(writer: FieldWriter, field: Field, typed: string): string;
}

/** The fields in which two texts differ. */
export function differencesOf<Field extends string>(one: PartText<Field>, other: PartText<Field>): Field[] {
  const fields = Object.keys(one) as Field[];
  return fields.filter((field) => one[field].trim() !== other[field].trim());
}
