import { normalizeText } from '../../menu/normalize-text.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip, Target } from '../base/finding.ts';

interface Named {
  name: string;
  /** Things with one key have the same name. */
  key: string;
  target: Target;
}

/** Coupons with one code, and zones or menus with one name, case and accents aside. */
export function doubleName({ catalogue: { offers, delivery, menus } }: CheckInput): Slip[] {
  const codes = offers.flatMap(({ id, code }): Named[] =>
    code === null ? [] : [{ name: code, key: code, target: { kind: 'offer', id, field: 'code' } }],
  );
  const zones = delivery.zones.map(
    ({ name }): Named => ({ name, key: normalizeText(name), target: { kind: 'zone', id: name, field: 'name' } }),
  );
  const cards = menus.map(
    ({ id, name }): Named => ({ name, key: normalizeText(name), target: { kind: 'menu', id, field: 'name' } }),
  );
  return [...doublesOf(codes, 'code'), ...doublesOf(zones, 'zone'), ...doublesOf(cards, 'menu')];
}

/** The second and later things of one name. */
function doublesOf(things: Named[], why: string): Slip[] {
  const named = things.filter(({ key }) => key !== '');
  return named
    .filter(({ key }, position) => named.findIndex((other) => other.key === key) < position)
    .map(({ name, target }) => ({ target, values: { name }, why }));
}
