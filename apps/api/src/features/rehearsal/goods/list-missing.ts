import type { Rehearsal } from '@comptoir/contract';
import { type Item, isOnSale, isSoldOutAt, type Menu, type Mode, type Sellable, wantedAt } from '@comptoir/domain';
import type { Snapshot } from '../../catalogue/snapshot.ts';

type Missing = Pick<Rehearsal, 'missingItems' | 'missingChoices'>;

/** Dishes and choices that an ASAP order of that instant can't have. */
export function listMissing({ menus, settings }: Snapshot, mode: Mode, now: Temporal.ZonedDateTime): Missing {
  const { exceptions } = settings.scheduling;
  const missing: Missing = { missingItems: [], missingChoices: [] };
  for (const menu of menus) {
    const at = wantedAt(menu, { slot: null, mode, now, exceptions });
    for (const item of menu.categories.flatMap(({ items }) => items)) {
      const gone = findGone(menu, item, at);
      if (gone) missing.missingItems.push(gone);
      else missing.missingChoices.push(...listGoneChoices(item, at));
    }
  }
  return missing;
}

function findGone(menu: Menu, item: Item, at: Temporal.ZonedDateTime): Missing['missingItems'][number] | null {
  const named = { itemId: item.id, menuId: menu.id, name: item.name };
  if (!isOnSale(menu, item)) return { ...named, reason: 'off_sale', until: null };
  return isSoldOutAt(item, at) ? { ...named, reason: 'sold_out', until: untilOf(item) } : null;
}

function listGoneChoices({ id, name, options }: Item, at: Temporal.ZonedDateTime): Missing['missingChoices'] {
  return options.flatMap((group) =>
    group.choices
      .filter((choice) => isSoldOutAt(choice, at))
      .map((choice) => ({
        itemId: id,
        itemName: name,
        optionName: group.name,
        choiceId: choice.id,
        name: choice.name,
        until: untilOf(choice),
      })),
  );
}

function untilOf({ soldOutUntil }: Sellable): Temporal.Instant | null {
  return soldOutUntil ? Temporal.Instant.from(soldOutUntil) : null;
}
