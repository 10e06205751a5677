import { type Answer, refuseParameter } from './answer.ts';
import type { Form, FormValue } from './parse-form.ts';

/** Reads one parameter, or refuses it as Stripe does. */
export type Kind<T> = (value: FormValue, name: string) => T | Answer;

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'hasBegun' in value;

/** A text; the empty text, by which Stripe's callers take a value away, is null. */
export const text: Kind<string | null> = (value, name) =>
  typeof value === 'string' ? value || null : refuseParameter(name, `Invalid string: ${JSON.stringify(value)}`);

/** A whole number of at most nine digits. */
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

/** Texts by name; the empty text in place of all of them takes all away. */
export const texts: Kind<Record<string, string> | null> = (value, name) => {
  if (value === '') return null;
  if (typeof value === 'string') return refuseParameter(name, `Invalid hash: ${name} must be a hash of texts`);
  const entries = Object.entries(value);
  const nested = entries.find(([, inner]) => typeof inner !== 'string');
  if (nested) return refuseParameter(`${name}[${nested[0]}]`, `Invalid string: ${name}[${nested[0]}]`);
  return Object.fromEntries(entries) as Record<string, string>;
};

/** What the endpoint reads on its own. */
export const form: Kind<Form> = (value, name) =>
  typeof value === 'string' ? refuseParameter(name, `Invalid object: ${name}`) : value;

export type Parameters<K> = { [N in keyof K]?: K[N] extends Kind<infer T> ? T : never };

/**
 * The parameters by the kinds that an endpoint knows, or the refusal of the first that it does not take, as Stripe
 * refuses it: an unknown name is an error, never ignored.
 */
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

/** Whether reading gave a refusal instead of what was to be read. */
export const isRefused = <T extends object>(value: T | Answer): value is Answer => isAnswer(value);
