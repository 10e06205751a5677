import { hash } from 'node:crypto';
import { type CatalogueThing, thingKinds } from '@comptoir/contract';
import { canonicalJson } from '@comptoir/domain';

export type ThingName = CatalogueThing;
export type ThingKind = ThingName['kind'];

/** The parts of a catalogue by `thingKey`, in the shapes of the catalogue's file. */
export type Things = ReadonlyMap<string, unknown>;

export const thingKey = ({ kind, id }: { kind: string; id: string | number }): string => `${kind}/${id}`;

export function nameOfKey(key: string): ThingName {
  const [kind, ...id] = key.split('/');
  const known = thingKinds.find((name) => name === kind);
  if (!known) throw new Error(`${key} names no part of a catalogue.`);
  return { kind: known, id: id.join('/') };
}

/** Identifies a value, so that a change can tell whether its base has changed meanwhile. Null for `undefined`, a missing part. */
export function hashThing(value: unknown): string | null {
  return value === undefined ? null : hash('sha256', canonicalJson(value), 'base64url');
}

export function withoutField(value: unknown, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(Object(value)).filter(([key]) => key !== name));
}
