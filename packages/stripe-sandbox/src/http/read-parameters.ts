import { type Answer, refuseParameter } from './answer.ts';
import type { Form, FormValue } from './parse-form.ts';

export type Kind<T> = (value: FormValue, name: string) => T | Answer;

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'hasBegun' in value;

/** An empty text becomes null, because Stripe's clients use it to remove a value. */
export const text: Kind<string | null> = (value, name) =>
  typeof value === 'string' ? value || null : refuseParameter(name, `Invalid string: ${JSON.stringify(value)}`);

export const integer: Kind<number> = (value, name) =>
  typeof value === 'string' && /^-?\d{1,9}$/.test(value)
    ? Number(value)
    : refuseParameter(
        name,
        `Invalid integer: ${typeof value === 'string' ? value : name}`,
        'parameter_invalid_integer',
      );

export const oneOf =
  <T extends string>(...choices: T[]): Kind<T> =>
  (value, name) =>
    choices.find((choice) => choice === value) ??
    refuseParameter(name, `Invalid ${name}: must be one of ${choices.join(', ')}`);

/** Reads texts by name, such as metadata; an empty text removes all of them. */
export const texts: Kind<Record<string, string> | null> = (value, name) => {
  if (value === '') return null;
  if (typeof value === 'string') return refuseParameter(name, `Invalid hash: ${name} must be a hash of texts`);
  const entries = Object.entries(value);
  const nested = entries.find(([, inner]) => typeof inner !== 'string');
  if (nested) return refuseParameter(`${name}[${nested[0]}]`, `Invalid string: ${name}[${nested[0]}]`);
  return Object.fromEntries(entries) as Record<string, string>;
};

export const form: Kind<Form> = (value, name) =>
  typeof value === 'string' ? refuseParameter(name, `Invalid object: ${name}`) : value;

export type Parameters<K> = { [N in keyof K]?: K[N] extends Kind<infer T> ? T : never };

/** Reads the parameters that an endpoint supports. As at Stripe, an unknown parameter is an error. */
export function readParameters<K extends Record<string, Kind<unknown>>>(given: Form, kinds: K): Parameters<K> | Answer {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!kind) return refuseParameter(name, `Received unknown parameter: ${name}`, 'parameter_unknown');
    const read = kind(value, name);
    if (isAnswer(read)) return read;
    values[name] = read;
  }
  return values as Parameters<K>;
}

export const isRefused = <T extends object>(value: T | Answer): value is Answer => isAnswer(value);
