import { indexItems, isOnSale, type MenuEntry } from '../../menu/index-items.ts';
import type { Menu, Mode, OptionChoice, OptionGroup } from '../../menu/menu.ts';
import { listSlots, type Slot } from '../../schedule/list-slots.ts';
import type { CheckedCatalogue, CheckFacts } from './checked-catalogue.ts';
import { type ServedHours, servedHours } from './served-hours.ts';

/** The days to come whose slots the checks look at. */
export const slotDays = 7;

interface ChoiceEntry {
  choice: OptionChoice;
  group: OptionGroup;
  /** True if a dish on sale offers the choice. */
  isOnSale: boolean;
}

/** What all checks of one run read. Costly values are computed once. */
export interface CheckInput {
  catalogue: CheckedCatalogue;
  facts: CheckFacts;
  at: Temporal.ZonedDateTime;
  items: ReadonlyMap<number, MenuEntry>;
  entries: MenuEntry[];
  onSale: MenuEntry[];
  choices: ChoiceEntry[];
  /** The modes that the restaurant offers. Pickup has no switch. */
  modes: Mode[];
  hoursOf: (menu: Menu, mode: Mode) => ServedHours[];
  slotsOn: (mode: Mode, date: Temporal.PlainDate) => Slot[];
}

export function prepareChecks(catalogue: CheckedCatalogue, facts: CheckFacts, at: Temporal.ZonedDateTime): CheckInput {
  const items = indexItems(catalogue.menus);
  const entries = [...items.values()];
  // Pauses and busy periods pass by themselves, so the checks look at the usual evening.
  const scheduling = { ...catalogue.scheduling, pauses: [], busyPeriods: [] };
  return {
    catalogue,
    facts,
    at,
    items,
    entries,
    onSale: entries.filter(({ menu, item }) => isOnSale(menu, item)),
    choices: listChoices(entries),
    modes: catalogue.delivery.isActive ? ['pickup', 'delivery'] : ['pickup'],
    hoursOf: remember(
      (menu: Menu, mode: Mode) => `${menu.id} ${mode}`,
      (menu, mode) => servedHours(menu, mode, scheduling.exceptions, at),
    ),
    slotsOn: remember(
      (mode: Mode, date: Temporal.PlainDate) => `${mode} ${date}`,
      (mode, date) => listSlots({ menus: catalogue.menus, mode, date, now: at, scheduling }),
    ),
  };
}

/** Computes the costly values in small steps before the checks ask for them. */
export function* warmUp({ catalogue, modes, at, hoursOf, slotsOn }: CheckInput): Generator<void> {
  const today = at.toPlainDate();
  for (const mode of modes) {
    for (const menu of catalogue.menus) yield void hoursOf(menu, mode);
    for (let days = 0; days <= slotDays; days += 1) yield void slotsOn(mode, today.add({ days }));
  }
}

function listChoices(entries: MenuEntry[]): ChoiceEntry[] {
  const choices = new Map<number, ChoiceEntry>();
  for (const { menu, item } of entries)
    for (const group of item.options)
      for (const choice of group.choices) {
        const known = choices.get(choice.id);
        if (!known) choices.set(choice.id, { choice, group, isOnSale: isOnSale(menu, item) });
        else if (isOnSale(menu, item)) known.isOnSale = true;
      }
  return [...choices.values()];
}

function remember<Arguments extends unknown[], Value>(
  keyOf: (...from: Arguments) => string,
  compute: (...from: Arguments) => Value,
): (...from: Arguments) => Value {
  const known = new Map<string, Value>();
  return (...from) => {
    const key = keyOf(...from);
    const value = known.get(key) ?? compute(...from);
    known.set(key, value);
    return value;
  };
}
