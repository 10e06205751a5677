import * as z from 'zod/mini';
import { readMoment } from './moment.ts';
import { showLine, showLines } from './plain-text.ts';

// Codecs of the office's API. The server encodes values into JSON, and the browser decodes them.

// The office's security policy forbids eval, which zod otherwise tries once, and browsers would report a violation.
if ('document' in globalThis) z.config({ jitless: true });

/** An instant; on the wire it is ISO text to the second. */
export const instant = z.codec(
  z.string(),
  z.custom<Temporal.Instant>((value) => value instanceof Temporal.Instant),
  {
    decode: (text, payload) => {
      const read = readMoment(text);
      if (!read) payload.issues.push({ code: 'custom', input: text });
      return read ?? z.NEVER;
    },
    encode: (value) => value.toString({ smallestUnit: 'second' }),
  },
);

export const plainDate = z.codec(
  z.iso.date(),
  z.custom<Temporal.PlainDate>((value) => value instanceof Temporal.PlainDate),
  { decode: (text) => Temporal.PlainDate.from(text), encode: (value) => value.toString() },
);

/** One line that a person typed. Decoding makes hidden and control characters visible. */
export const typedLine = z.codec(z.string(), z.string(), {
  decode: (text) => showLine(text.trim()),
  encode: (text) => text,
});

/** Several lines that a person typed. Decoding makes hidden and control characters visible. */
export const typedText = z.codec(z.string(), z.string(), {
  decode: (text) => showLines(text.trim()).join('\n'),
  encode: (text) => text,
});

/** Encodes a value into JSON. Throws if the value does not fit the schema. */
export function toWire<Schema extends z.core.$ZodType>(schema: Schema, value: z.output<Schema>): z.input<Schema> {
  return z.encode(schema, value);
}

/** Decodes JSON; null if it does not fit the schema. Unknown fields are left out. */
export function fromWire<Schema extends z.core.$ZodType>(schema: Schema, wire: unknown): z.output<Schema> | null {
  const { data } = z.safeParse(schema, wire);
  return data ?? null;
}
