import fc from 'fast-check';

/** The subset of JSON Schema that the API's document uses. */
export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

/** Numbers with a meaning in the example catalogue, and edge cases. */
const telling = [0, 1, 2, 99, 100, 101, 102, 201, 301, 1001, -1, 1e21, 0.005];
const words = [
  'ASAP',
  '2026-11-24 19:00',
  '2026-11-24',
  'Lyon',
  '69002',
  'camille@example.com',
  'BIENVENUE10',
  'a-local-id-1',
  '35.45',
];
const hostile = ['', ' ', '\u0000', 'Zo\u200bé', '\ud800', '%zz', "' or 1=1--", '../..', 'é'.repeat(300)];

const someText = fc.oneof(
  fc.constantFrom(...words),
  fc.constantFrom(...hostile),
  fc.string({ maxLength: 20, unit: 'grapheme' }),
);
const someNumber = fc.oneof(fc.constantFrom(...telling), fc.integer({ min: 0, max: 500 }));
/** Values that match no schema. */
const anything = fc.oneof(someText, someNumber, fc.boolean(), fc.constant(null), fc.constant([]), fc.constant({}));

/** Generates values of a schema, and sometimes an invalid value. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: fittingOf(schema) }, { weight: 1, arbitrary: anything });
}

function fittingOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(arbitraryOf));
  switch ([schema.type].flat()[0]) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: Math.min(3, schema.maxItems ?? 3) });
    case 'integer':
    case 'number':
      return someNumber;
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return someText;
    default:
      return anything;
  }
}

/** Most objects have all required fields, some have optional fields, and a few have an unknown field. */
function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema)]));
  const known = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  const change = fc.option(fc.oneof(fc.constantFrom('surprise', ...required)), { freq: 12 });
  return fc.tuple(known, change).map(([value, name]) => {
    if (name === null) return value;
    if (name === 'surprise') return { ...value, surprise: 1 };
    return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
  });
}
