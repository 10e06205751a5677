import { type CatalogueThing, isObject, readObject, type WireObject } from '@comptoir/contract';
import type { MessageId } from '../../messages/message-id.ts';
import { differencesOf, type FieldWriter, type PartForm, type PartText } from './part-form.ts';

/** One value of a part: how it is typed, stored and said. */
export interface PartField {
  label: MessageId;
  toText(value: unknown): string;
  /** Undefined takes the value out of the part. */
  toValue(typed: string): unknown;
  write(writer: FieldWriter, typed: string): string;
}

interface FormDefinition<Path extends string> {
  kind: CatalogueThing['kind'];
  /** The id of the only part that has this form; absent if all parts of the kind have it. */
  id?: string;
  page: string;
  /** The fields by the path of their value in the part, such as `item_price.price_pickup`. */
  fields: Record<Path, PartField>;
}

/** Makes the form of a part from its fields. */
export function defineForm<Path extends string>({
  kind,
  id,
  page,
  fields,
}: FormDefinition<Path>): PartForm<`value.${Path}`> {
  type Field = `value.${Path}`;
  const paths = Object.keys(fields) as Path[];
  const fieldOf = (field: Field) => fields[field.slice('value.'.length) as Path];
  const byField = <T>(make: (path: Path) => T) =>
    Object.fromEntries(paths.map((path) => [`value.${path}`, make(path)])) as Record<Field, T>;
  return {
    isFor: (thing) => thing.kind === kind && (id === undefined || thing.id === id),
    page,
    fieldNames: byField((path) => fields[path].label),
    textOf: (value) => byField((path) => fields[path].toText(valueAt(value, path.split('.')))),
    put(value: unknown, from: PartText<Field>, text: PartText<Field>) {
      return differencesOf(from, text).reduce((part, field) => {
        const path = field.slice('value.'.length).split('.');
        return withValueAt(part, path, fieldOf(field).toValue(text[field].trim()));
      }, readObject(value));
    },
    write: (writer, field, typed) => fieldOf(field).write(writer, typed),
  };
}

function valueAt(value: unknown, [name, ...rest]: string[]): unknown {
  return name === undefined ? value : valueAt(isObject(value) ? value[name] : undefined, rest);
}

function withValueAt(part: WireObject, [name = '', ...rest]: string[], value: unknown): WireObject {
  const next = rest.length > 0 ? withValueAt(readObject(part[name]), rest, value) : value;
  if (next !== undefined) return { ...part, [name]: next };
  const { [name]: _, ...others } = part;
  return others;
}
