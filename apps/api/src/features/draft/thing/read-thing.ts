import { isOfficeSetting } from '@comptoir/contract';
import { fieldWords } from '@comptoir/words';
import { z } from 'zod';
import { inFrench } from '../../catalogue/file/check-catalogue-file.ts';
import { id } from '../../catalogue/file/schema/field-schemas.ts';
import { categoryFields, itemFile, menuFields } from '../../catalogue/file/schema/menu-schema.ts';
import { offerFile } from '../../catalogue/file/schema/offer-schema.ts';
import { optionFile } from '../../catalogue/file/schema/option-schema.ts';
import { settingsFile } from '../../catalogue/file/schema/settings-schema.ts';
import { type ThingName, withoutField } from './thing.ts';

type Read = { value: unknown } | { problems: Record<string, string> };

const ids = z.array(id).max(2_000);
const parent = (name: string) => z.looseObject({ [name]: id });

/** Reads the value of a part with the schemas of the catalogue's file. Its references are checked on publication. */
export function readThing({ kind, id: text }: ThingName, value: unknown): Read {
  if (kind === 'setting') return readSetting(text, value);
  if (kind === 'order') return /^(menus|(menu|category)-\d{1,10})$/.test(text) ? read(ids, value) : unknown;
  const number = id.safeParse(/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null).data;
  if (number === undefined) return unknown;
  switch (kind) {
    case 'option':
      return readPart(optionFile, 'option_id', number, value);
    case 'menu':
      return readPart(menuFields, 'menu_id', number, value);
    case 'category':
      return readChild(categoryFields, 'category_id', 'menu_id', number, value);
    case 'item':
      return readChild(itemFile, 'item_id', 'category_id', number, value);
    case 'offer':
      return readPart(offerFile, 'id', number, value);
  }
}

const unknown: Read = { problems: { id: fieldWords.unknown } };

/** Settings of the office change at once, and those of retention are the operator's, so a draft holds neither. */
export function isDraftedSetting(name: string): boolean {
  return (
    Object.hasOwn(settingsFile.shape, name) && !isOfficeSetting({ name, value: null }) && !name.startsWith('retention.')
  );
}

function readSetting(name: string, value: unknown): Read {
  const schemas: Record<string, z.ZodType> = settingsFile.shape;
  const schema = isDraftedSetting(name) ? schemas[name] : undefined;
  return schema ? read(schema, value) : unknown;
}

function read(schema: z.ZodType, value: unknown): Read {
  const { data, error } = schema.safeParse(value, inFrench);
  return error ? { problems: problemsOf(error) } : { value: data };
}

function readPart(schema: z.ZodType, idName: string, number: number, value: unknown): Read {
  if (typeof value !== 'object' || value === null || idName in value)
    return { problems: { [idName]: fieldWords.other } };
  const part = read(schema, { ...value, [idName]: number });
  return 'value' in part ? { value: withoutField(part.value, idName) } : part;
}

function readChild(schema: z.ZodType, idName: string, parentName: string, number: number, value: unknown): Read {
  const { data, error } = parent(parentName).safeParse(value, inFrench);
  if (!data) return { problems: problemsOf(error) };
  const part = readPart(schema, idName, number, withoutField(data, parentName));
  return 'value' in part ? { value: { ...Object(part.value), [parentName]: data[parentName] } } : part;
}

/** The first error of each field. */
function problemsOf({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.') || 'value', message]).toReversed());
}
