import { alcoholKinds, type Meat, meatSpecies, meatStages, type Sellable, type Work } from '@comptoir/domain';
import {
  isObject,
  readList,
  readNumber,
  readObject,
  readObjects,
  readText,
  type WireObject,
} from '../../wire/wire-values.ts';
import { workFromWire } from './work-wire.ts';

/** Reads the facts of an item or choice. Unreadable ones are left out. */
export function factsFromWire(wire: WireObject): Sellable {
  const meats = readObjects(wire.meats).flatMap((meat) => meatFromWire(meat) ?? []);
  const alcohol = readObject(wire.alcohol);
  const kind = alcoholKinds.find((known) => known === alcohol.kind);
  const abv = readNumber(alcohol.abv);
  return {
    ...(meats.length > 0 && { meats }),
    ...(kind && abv !== null && { alcohol: { kind, abv } }),
    ...workOf(wire),
  };
}

/** Reads the work of an item, choice or category; nothing if it names none. */
export function workOf({ work }: WireObject): { work?: Work } {
  if (!isObject(work)) return {};
  const units = Object.entries(work).flatMap(([post, count]): [string, number][] => {
    const read = readNumber(count);
    return read === null ? [] : [[post, read]];
  });
  return { work: workFromWire(Object.fromEntries(units)) };
}

function meatFromWire(wire: WireObject): Meat | null {
  const species = meatSpecies.find((known) => known === wire.species);
  if (!species) return null;
  const name = readText(wire.name);
  const places = meatStages.filter((stage) => Array.isArray(wire[stage]));
  return {
    species,
    ...(name && { name }),
    bought: wire.bought === 'prepared' ? 'prepared' : 'raw',
    ...Object.fromEntries(places.map((stage) => [stage, readList(wire[stage]).map(readText)])),
  };
}
