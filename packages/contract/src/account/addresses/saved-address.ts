import { readPayload } from '../../wire/envelope.ts';
import { toPlainLine } from '../../wire/plain-text.ts';
import { readObjects, readText, type WireObject } from '../../wire/wire-values.ts';

export const mostAddresses = 10;

export interface SavedAddress {
  address: string;
  address2: string;
  city: string;
  postalCode: string;
  country: string;
  floor: string;
  code: string;
  interphone: string;
}

export function savedAddressToWire(saved: SavedAddress) {
  return {
    address: toPlainLine(saved.address),
    address2: toPlainLine(saved.address2),
    city: toPlainLine(saved.city),
    postal_code: toPlainLine(saved.postalCode),
    country: toPlainLine(saved.country),
    floor: toPlainLine(saved.floor),
    code: toPlainLine(saved.code),
    interphone: toPlainLine(saved.interphone),
  };
}

export function savedAddressFromWire(wire: WireObject): SavedAddress {
  return {
    address: readText(wire.address),
    address2: readText(wire.address2),
    city: readText(wire.city),
    postalCode: readText(wire.postal_code),
    country: readText(wire.country) || 'France',
    floor: readText(wire.floor),
    code: readText(wire.code),
    interphone: readText(wire.interphone),
  };
}

export function savedAddressesFromWire(body: unknown): SavedAddress[] {
  return readObjects(readPayload(body, 'addresses'))
    .map(savedAddressFromWire)
    .filter(({ address }) => address !== '');
}
