import { isObject, readList, readText, type WireObject } from '@comptoir/contract';
import { centsToDecimal, parseAmount, readTypedAmount, writeTypedAmount } from '@comptoir/domain';
import type { MessageId } from '../../messages/message-id.ts';
import type { FieldWriter, PartForm, PartText } from '../draft/part-form.ts';
import { readTypedList } from '../draft/typed-list.ts';
import { type Rings, readPoints, readRings, writeRings } from './points.ts';

export const zonesThing = { kind: 'setting', id: 'features.delivery.zones' } as const;
export const zonesPage = '/office/zones';

/** `key` names the zone of the list, and is empty for a new one. */
const fields = {
  key: 'draft.zones.list',
  name: 'draft.field.name',
  city: 'draft.zones.city',
  postal: 'draft.zones.postal',
  fee: 'draft.zones.fee',
  minimum: 'draft.zones.minimum',
  surcharge: 'draft.zones.surcharge',
  points: 'draft.zones.points',
} as const satisfies Record<string, MessageId>;

export type ZoneField = keyof typeof fields;
export type ZoneText = PartText<ZoneField>;

export interface EditedZone {
  key: string;
  name: string;
  city: string;
  postalCode: string;
  feeCents: number;
  minimumCents: number | null;
  surchargeCents: number | null;
  rings: Rings;
}

export function readZones(list: unknown): EditedZone[] {
  return readList(list).filter(isObject).map(readZone);
}

function readZone(zone: WireObject): EditedZone {
  return {
    key: JSON.stringify(zone),
    name: readText(zone.name),
    city: readText(zone.city),
    postalCode: readText(zone.postal_code),
    feeCents: parseAmount(zone.delivery_fee) ?? 0,
    minimumCents: parseAmount(zone.minimum_order),
    surchargeCents: parseAmount(zone.flat_charge),
    rings: (Array.isArray(zone.polygon) ? zone.polygon : []) as Rings,
  };
}

const typedAmount = (cents: number | null) => (cents === null ? '' : writeTypedAmount(cents));

/** The form of one zone. The value is the whole list. */
export function zoneForm(key: string): PartForm<ZoneField> {
  return {
    isFor: ({ kind, id }) => kind === zonesThing.kind && id === zonesThing.id,
    page: zonesPage,
    fieldNames: fields,
    textOf: (list) => {
      const zone = readZones(list).find((one) => one.key === key);
      return {
        key,
        name: zone?.name ?? '',
        city: zone?.city ?? '',
        postal: zone?.postalCode ?? '',
        fee: typedAmount(zone?.feeCents ?? null),
        minimum: typedAmount(zone?.minimumCents ?? null),
        surcharge: typedAmount(zone?.surchargeCents ?? null),
        points: writeRings(zone?.rings ?? []),
      };
    },
    put: (list, _, text) => replaceZone(list, key, zoneOfText(text)),
    write: writeField,
  };
}

/** Replaces a zone at its place, or adds one at the end for an empty key. Null deletes it. */
export function replaceZone(list: unknown, key: string, zone: WireObject | null): unknown[] {
  const zones = readList(list);
  const index = zones.findIndex((one) => JSON.stringify(one) === key);
  if (index < 0) return zone ? [...zones, zone] : zones;
  return zones.flatMap((one, position) => (position === index ? (zone ?? []) : one));
}

function zoneOfText({ name, city, postal, fee, minimum, surcharge, points }: ZoneText): WireObject {
  const rings = readRings(points) ?? [];
  return {
    name: name.trim(),
    city: city.trim(),
    postal_code: postal.trim() || null,
    delivery_fee: eurosOf(fee) ?? 0,
    flat_charge: eurosOf(surcharge),
    minimum_order: eurosOf(minimum),
    ...(rings.length > 0 && { polygon: rings }),
  };
}

function eurosOf(typed: string): number | null {
  const amount = readTypedAmount(typed);
  return 'cents' in amount ? centsToDecimal(amount.cents) : null;
}

function writeField({ say, format }: FieldWriter, field: ZoneField, typed: string): string {
  const text = typed.trim();
  if (field === 'points') {
    const count = readPoints(typed).reduce((sum, ring) => sum + ring.length, 0);
    return count === 0 ? say('draft.nothing') : say('draft.zones.count', { count });
  }
  if (field !== 'fee' && field !== 'minimum' && field !== 'surcharge') return text || say('draft.nothing');
  const amount = readTypedAmount(text);
  return 'cents' in amount ? format.money(amount.cents) : text || say('draft.nothing');
}

/** The changed list of zones, as the draft tells it. */
export const zonesForm: PartForm<'list'> = {
  isFor: ({ kind, id }) => kind === zonesThing.kind && id === zonesThing.id,
  page: zonesPage,
  fieldNames: { list: 'draft.zones.list' },
  textOf: (list) => ({ list: JSON.stringify(readList(list)) }),
  put: (list) => list,
  write: ({ say, format }, _, typed) =>
    readZones(readTypedList(typed))
      .map(({ name, feeCents, rings }) => {
        const count = rings.flat().length;
        return `${name} ${format.money(feeCents)}${count > 0 ? ` (${say('draft.zones.count', { count })})` : ''}`;
      })
      .join(' · ') || say('draft.nothing'),
};
