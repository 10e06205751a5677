import {
  type EditedCatalogue,
  isObject,
  menusFromWire,
  offersFromWire,
  readList,
  readObject,
  readText,
  type WireObject,
} from '@comptoir/contract';
import type { Menu, Offer } from '@comptoir/domain';

/** What a catalogue sells, as the shop's own functions read it. */
export interface Sold {
  menus: Menu[];
  offers: Offer[];
  /** The names of the delivery zones. */
  zones: string[];
}

/** Reads a catalogue's file. Its dishes name their options by id, so each gets its options in full. */
export function readSold({ file }: EditedCatalogue): Sold {
  const options = new Map(
    readList(file.options)
      .filter(isObject)
      .map((option) => [option.option_id, option]),
  );
  const fill = (item: WireObject) => ({
    ...item,
    options: readList(item.options).flatMap((id) => options.get(id) ?? []),
  });
  const menus = readParts(file.menus).map((menu) => ({
    ...menu,
    categories: readParts(menu.categories).map((category) => ({
      ...category,
      items: readParts(category.items).map(fill),
    })),
  }));
  return {
    menus: menusFromWire({ payload: { menus } }),
    offers: offersFromWire({ payload: { offers: file.offers } }),
    zones: readParts(readObject(file.settings)['features.delivery.zones']).map(({ name }) => readText(name)),
  };
}

const readParts = (list: unknown) => readList(list).filter(isObject);
