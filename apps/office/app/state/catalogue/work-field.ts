import { type EditedCatalogue, isObject, readList, readObject, readText } from '@comptoir/contract';
import type { MessageId } from '../../messages/message-id.ts';
import type { PartField } from '../draft/define-form.ts';

/** The units of work by post as they are typed, such as `1,5`. */
export type TypedUnits = Record<string, string>;

/** What is typed of the work of a thing; null if it declares none, so that a dish has its category's. */
export function readTypedWork(typed: string): TypedUnits | null {
  return typed === '' ? null : (JSON.parse(typed) as TypedUnits);
}

export const writeTypedWork = (units: TypedUnits | null): string => (units === null ? '' : JSON.stringify(units));

/** The units of a declared work, as they are typed. */
export function typedUnitsOf(work: unknown): TypedUnits | null {
  if (!isObject(work)) return null;
  const typed = Object.entries(work).map(([post, units]) => [post, readText(units).replace('.', ',')]);
  return Object.fromEntries(typed);
}

/** The work that was typed, without posts whose field is empty. */
export function workOfTyped(typed: TypedUnits): Record<string, number> {
  const filled = Object.entries(typed).filter(([, units]) => units.trim() !== '');
  return Object.fromEntries(filled.map(([post, units]) => [post, Number(units.trim().replace(',', '.'))]));
}

/** Typed as JSON, because it has a field for each post. Empty for what declares no work. */
export const workField: PartField = {
  label: 'draft.field.work',
  toText: (value) => writeTypedWork(typedUnitsOf(value)),
  toValue: (typed) => {
    const units = readTypedWork(typed);
    return units === null ? undefined : workOfTyped(units);
  },
  write: ({ say, format }, typed) => {
    const units = readTypedWork(typed);
    if (units === null) return say('draft.nothing');
    const told = Object.entries(units).map(([post, count]) => `${post} ${count}`);
    return told.length > 0 ? format.list(told) : say('draft.noWork');
  },
};

const isUnits = (typed: string) => {
  const units = Number(typed.replace(',', '.'));
  return /^\d{1,2}([.,]\d{1,2})?$/.test(typed) && units >= 0.25 && units <= 99 && Number.isInteger(units * 4);
};

/** What is wrong with typed units: quarters from 0.25 to 99 (CAP-13). An empty field is no work at its post. */
export function checkUnits(typed: string): MessageId | null {
  return typed.trim() === '' || isUnits(typed.trim()) ? null : 'catalogue.work.units';
}

export function checkWork(typed: string): MessageId | null {
  return (
    Object.values(readTypedWork(typed) ?? {})
      .map(checkUnits)
      .find((fault) => fault !== null) ?? null
  );
}

export interface DishPost {
  id: string;
  name: string;
}

/** The posts at which dishes are made, the first of which makes those that declare nothing. */
export function readDishPosts({ file }: Pick<EditedCatalogue, 'file'>): DishPost[] {
  const settings = readObject(file.settings);
  const drivers = readText(settings['kitchen.delivery_post']);
  return readList(settings['kitchen.posts'])
    .filter(isObject)
    .map(({ id, name }) => ({ id: readText(id), name: readText(name) }))
    .filter(({ id }) => id !== drivers);
}
