import type { MenuEntry } from '../../menu/index-items.ts';
import type { Item } from '../../menu/menu.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';
import { sumUp } from '../base/sum-up.ts';

/** Dishes on sale without a picture, with a picture that the site does not have, and without a description. */
export function missingPicture({ onSale, facts }: CheckInput): Slip[] {
  const list = (isMeant: (entry: MenuEntry) => boolean, field: string, nameOf = ({ name }: Item) => name) =>
    onSale
      .filter(isMeant)
      .map(({ item }) => ({ target: { kind: 'item' as const, id: item.id, field }, name: nameOf(item) }));
  return [
    ...sumUp(
      list(({ item }) => item.image === null, 'image'),
      'picture',
    ),
    ...sumUp(
      list(({ item: { image } }) => image?.startsWith('/') === true && !facts.hasPicture(image), 'image', withPath),
      'file',
    ),
    ...sumUp(
      list(({ item }) => item.description.trim() === '', 'description'),
      'description',
    ),
  ];
}

function withPath({ name, image }: Item): string {
  return `${name} (${image})`;
}
