import {
  type Allergen,
  allergens,
  type Category,
  type DayHours,
  type Item,
  type Menu,
  type OptionGroup,
  type Weekday,
  type WeekRanges,
  weekdays,
} from '@comptoir/domain';
import { readPayload } from '../../wire/envelope.ts';
import { readMoment } from '../../wire/moment.ts';
import {
  isObject,
  readAmount,
  readCount,
  readFlag,
  readIds,
  readList,
  readNumber,
  readObject,
  readObjects,
  readRate,
  readText,
  type WireObject,
} from '../../wire/wire-values.ts';
import { factsFromWire, workOf } from './facts-from-wire.ts';

const dayLabels = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'];

function optionFromWire(wire: WireObject): OptionGroup | null {
  const id = readCount(wire.option_id);
  if (id === null) return null;
  const choices = readObjects(wire.option_options).flatMap((choice) => {
    const choiceId = readCount(choice.id);
    const priceCents = readAmount(choice.price);
    if (choiceId === null || priceCents === null) return [];
    const taxRateBp = readRate(choice.tax_rate);
    const contains = allergensFromWire(choice.allergens);
    const [traces, removes] = [choice.traces, choice.removes].map((value) => allergensFromWire(value) ?? []);
    const isSoldOut = choice.sold_out_until !== undefined;
    return {
      id: choiceId,
      name: readText(choice.name),
      priceCents,
      taxRateBp,
      ...(contains && traces && removes && { declaration: { contains, traces, removes } }),
      ...(isSoldOut && { soldOutUntil: readUntil(choice.sold_out_until) }),
      ...factsFromWire(choice),
    };
  });
  const min = readCount(wire.min) ?? (readFlag(wire.required, false) ? 1 : 0);
  return {
    id,
    name: readText(wire.option_name),
    min,
    max: readCount(wire.max),
    defaults: readIds(wire.default),
    choices,
  };
}

function allergensFromWire(value: unknown): Allergen[] | null {
  return Array.isArray(value) ? allergens.filter((allergen) => value.includes(allergen)) : null;
}

function readUntil(value: unknown): string | null {
  return readMoment(value)?.toString() ?? null;
}

function itemFromWire(wire: WireObject, menuId: number, categoryId: number): Item | null {
  const id = readCount(wire.item_id);
  const price = readObject(wire.item_price);
  if (id === null) return null;
  const soldOutUntil = readUntil(wire.sold_out_until);
  const left = readCount(wire.left);
  return {
    id,
    menuId: readCount(wire.item_menu_id) ?? menuId,
    categoryId: readCount(wire.item_category_id) ?? categoryId,
    name: readText(wire.item_name),
    description: readText(wire.item_description),
    image: readText(wire.item_image) || null,
    score: readNumber(wire.item_score) ?? 0,
    price: {
      pickupCents: readAmount(price.price_pickup),
      deliveryCents: readAmount(price.price_delivery),
      taxRateBp: readRate(price.tax_rate),
    },
    // An item with a known return time is not sold out for good: it can be ordered for later.
    isAvailable: soldOutUntil !== null || readFlag(wire.is_available, true),
    ...(soldOutUntil !== null && { soldOutUntil }),
    ...(left !== null && { left }),
    allergens: allergensFromWire(wire.allergens),
    traces: allergensFromWire(wire.traces) ?? [],
    diets: readList(wire.diets).map(readText).filter(Boolean),
    ...(readFlag(wire.homemade, false) && { isHomemade: true }),
    ...(readFlag(wire.withdrawal, false) && { isWithdrawable: true }),
    ...factsFromWire(wire),
    options: readObjects(wire.options)
      .map(optionFromWire)
      .filter((option) => option !== null),
  };
}

function categoryFromWire(wire: WireObject, menuId: number): Category | null {
  const items = readObjects(wire.items);
  // In the specification a category has only items. If its id is missing, the category id of its items is used (MNU-03).
  const id = readCount(wire.category_id) ?? readCount(items[0]?.item_category_id);
  if (id === null) return null;
  return {
    id,
    name: readText(wire.category_name),
    description: readText(wire.category_description),
    gender: wire.category_gender === 'm' ? 'm' : 'f',
    ...workOf(wire),
    items: items.map((item) => itemFromWire(item, menuId, id)).filter((item) => item !== null),
  };
}

function hoursFromWire(value: unknown): DayHours[] {
  return weekdays.map((day, index) => {
    const found = Array.isArray(value)
      ? (value.find((entry) => isObject(entry) && entry.day === day) ?? value[index])
      : readObject(value)[day];
    const wire = readObject(found);
    const times = readObjects(wire.times).map((span) => ({ start: readText(span.start), end: readText(span.end) }));
    return {
      day,
      label: readText(wire.label) || (dayLabels[index] ?? day),
      isOpen: readFlag(wire.is_open, times.length > 0),
      times,
    };
  });
}

function rangesFromWire(value: unknown): WeekRanges {
  const wire = readObject(value);
  const ranges = weekdays
    .filter((day) => Array.isArray(wire[day]))
    .map((day): [Weekday, string[]] => [day, readList(wire[day]).map(readText)]);
  return Object.fromEntries(ranges);
}

function menuFromWire(wire: WireObject): Menu | null {
  const id = readCount(wire.menu_id);
  if (id === null) return null;
  return {
    id,
    name: readText(wire.menu_name),
    isOpen: readFlag(wire.menu_is_open, true),
    isAvailable: readFlag(wire.menu_is_available, true),
    activeTimes: hoursFromWire(wire.active_times),
    timeRanges: rangesFromWire(wire.time_ranges),
    pickupTimeRanges: isObject(wire.pickup_time_ranges) ? rangesFromWire(wire.pickup_time_ranges) : null,
    categories: readObjects(wire.categories)
      .map((category) => categoryFromWire(category, id))
      .filter((category) => category !== null),
  };
}

/** Reads the menus of a response and skips unreadable parts (MNU-03, MNU-06). */
export function menusFromWire(body: unknown): Menu[] {
  return readObjects(readPayload(body, 'menus'))
    .map(menuFromWire)
    .filter((menu) => menu !== null);
}
