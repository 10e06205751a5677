import { readPostalCode } from '@comptoir/domain';
import type { GeoPoint } from '../../../gateways/geocoder/geocoder.ts';
import { splitWords } from '../words/address-words.ts';
import type { HouseNumber } from '../words/house-number.ts';

export interface BanAddress {
  name: string;
  city: string;
  postalCode: string;
  houseNumber: HouseNumber | null;
  point: GeoPoint;
}

const neededColumns = ['numero', 'nom_voie', 'code_postal', 'nom_commune', 'lon', 'lat'];
const maxNumber = 9999;

/** Parses the header and returns a parser for the other lines, which returns null for an invalid line. */
export function openBanTable(header: string): ((line: string) => BanAddress | null) | null {
  const columns = splitFields(header.replace(/^\uFEFF/, ''));
  if (!columns || neededColumns.some((column) => !columns.includes(column))) return null;
  const at = (column: string) => columns.indexOf(column);
  const places = { numero: at('numero'), rep: at('rep'), name: at('nom_voie'), postalCode: at('code_postal') };
  const [cityAt, lngAt, latAt] = [at('nom_commune'), at('lon'), at('lat')];

  return (line) => {
    const fields = splitFields(line);
    if (fields?.length !== columns.length) return null;
    const field = (place: number) => fields[place]?.trim() ?? '';
    const address = {
      name: field(places.name),
      city: field(cityAt).replace(/ \d+er? arrondissement$/i, ''),
      postalCode: readPostalCode(field(places.postalCode)) ?? '',
      houseNumber: houseNumberOf(field(places.numero), field(places.rep)),
      point: { lat: readDegrees(field(latAt), 90), lng: readDegrees(field(lngAt), 180) },
    };
    return isReadable(address) ? address : null;
  };
}

function splitFields(line: string): string[] | null {
  if (!line.includes('"')) return line.split(';');
  const fields = [...`${line};`.matchAll(/(?:"((?:[^"]|"")*)"|([^;"]*));/gy)];
  const length = fields.reduce((sum, [whole]) => sum + whole.length, 0);
  if (length !== line.length + 1) return null;
  return fields.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

function houseNumberOf(numero: string, rep: string): HouseNumber | null {
  const number = /^\d+$/.test(numero) ? Number(numero) : 0;
  if (number < 1 || number > maxNumber) return null;
  const suffix = rep.toLowerCase();
  // Diners do not type other suffixes, such as "a1" or "lot 3", so the number alone is stored.
  return { number, suffix: /^(?:[a-z]|bis|ter|quater|quinquies)$/.test(suffix) ? suffix : '' };
}

function readDegrees(text: string, most: number): number {
  const degrees = text === '' ? Number.NaN : Number(text);
  // Six decimals of a degree are a precision of ten centimetres.
  return Math.abs(degrees) <= most ? Math.round(degrees * 1e6) / 1e6 : Number.NaN;
}

function isReadable({ name, city, postalCode, point }: BanAddress): boolean {
  const texts = [name, city];
  return (
    texts.every((text) => text.length <= 100 && !text.includes('\uFFFD') && splitWords(text).length > 0) &&
    /^\d{5}$/.test(postalCode) &&
    !Number.isNaN(point.lat) &&
    !Number.isNaN(point.lng)
  );
}
