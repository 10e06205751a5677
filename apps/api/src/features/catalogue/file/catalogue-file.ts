import {
  liveSettings,
  offerToWire,
  readOfferMinimum,
  readOfferValue,
  workFromWire,
  workToWire,
} from '@comptoir/contract';
import { centsToDecimal, type Item, type OptionGroup, parseAmount, parseRate, type Sellable } from '@comptoir/domain';
import type { Catalogue, MenuRecord, OfferRecord, ZoneRecord } from '../record/catalogue.ts';
import { normalizeCode } from '../record/normalize-code.ts';
import { zonesSetting } from './find-zone-faults.ts';
import type { CatalogueFile } from './schema/catalogue-schema.ts';

// The schema has validated every amount, so the conversion to cents is exact.

type FileMenu = CatalogueFile['menus'][number];
type FileItem = FileMenu['categories'][number]['items'][number];
type FileOption = CatalogueFile['options'][number];
type FileOffer = CatalogueFile['offers'][number];
type FileZone = CatalogueFile['settings'][typeof zonesSetting][number];

const centsOf = (value: number) => parseAmount(value) ?? 0;
const centsOrNull = (value: number | null) => (value === null ? null : centsOf(value));
const eurosOrNull = (cents: number | null) => (cents === null ? null : centsToDecimal(cents));
const percentOrNull = (rateBp: number | null) => (rateBp === null ? null : rateBp / 100);

export function catalogueFromFile(file: CatalogueFile): Catalogue {
  const groups = new Map(file.options.map((option) => [option.option_id, groupFromFile(option)]));
  const { [zonesSetting]: zones, ...settings } = file.settings;
  return {
    settings: Object.entries(settings).map(([name, value]) => ({ name, value })),
    zones: zones.map(zoneFromFile),
    menus: file.menus.map((menu) => menuFromFile(menu, groups)),
    offers: file.offers.map(offerFromFile),
  };
}

/** The inverse of `catalogueFromFile`: parsing the written file gives an equal catalogue. */
export function catalogueToFile(catalogue: Catalogue): CatalogueFile {
  const items = catalogue.menus.flatMap((menu) => menu.categories.flatMap((category) => category.items));
  const groups = new Map(items.flatMap((item) => item.options.map((option) => [option.id, option])));
  const lasting = catalogue.settings.filter(({ name }) => !liveSettings.includes(name));
  const settings = Object.fromEntries(lasting.map(({ name, value }) => [name, value]));
  return {
    // The cast is safe, because the import has validated names and values.
    settings: { ...(settings as CatalogueFile['settings']), [zonesSetting]: catalogue.zones.map(zoneToFile) },
    options: [...groups.values()].sort((a, b) => a.id - b.id).map(groupToFile),
    menus: catalogue.menus.map(menuToFile),
    offers: catalogue.offers.map(offerToFile),
  };
}

function zoneFromFile(zone: FileZone): ZoneRecord {
  return {
    name: zone.name,
    city: zone.city,
    postalCode: zone.postal_code,
    feeCents: centsOf(zone.delivery_fee),
    flatChargeCents: centsOrNull(zone.flat_charge),
    minimumCents: centsOrNull(zone.minimum_order),
    polygon: zone.polygon ?? null,
  };
}

export function zoneToFile(zone: ZoneRecord): FileZone {
  return {
    name: zone.name,
    city: zone.city,
    postal_code: zone.postalCode,
    delivery_fee: centsToDecimal(zone.feeCents),
    flat_charge: eurosOrNull(zone.flatChargeCents),
    minimum_order: eurosOrNull(zone.minimumCents),
    ...(zone.polygon && { polygon: zone.polygon }),
  };
}

type FileFacts = Pick<FileItem, 'meats' | 'alcohol' | 'work'>;

function factsFromFile({ meats, alcohol, work }: FileFacts): Sellable {
  return { ...(meats && { meats }), ...(alcohol && { alcohol }), ...(work && { work: workFromWire(work) }) };
}

function factsToFile({ meats, alcohol, work }: Sellable): FileFacts {
  return { ...(meats && { meats }), ...(alcohol && { alcohol }), ...(work && { work: workToWire(work) }) };
}

function groupFromFile(option: FileOption): OptionGroup {
  return {
    id: option.option_id,
    name: option.option_name,
    min: option.min,
    max: option.max,
    defaults: option.default,
    choices: option.option_options.map(({ allergens: contains, traces = [], removes = [], ...choice }) => ({
      id: choice.id,
      name: choice.name,
      priceCents: centsOf(choice.price),
      taxRateBp: parseRate(choice.tax_rate),
      ...(contains && { declaration: { contains, traces, removes } }),
      ...factsFromFile(choice),
    })),
  };
}

function groupToFile(group: OptionGroup): FileOption {
  return {
    option_id: group.id,
    option_name: group.name,
    min: group.min,
    max: group.max,
    default: group.defaults,
    option_options: group.choices.map(({ declaration, ...choice }) => ({
      id: choice.id,
      name: choice.name,
      price: centsToDecimal(choice.priceCents),
      tax_rate: percentOrNull(choice.taxRateBp),
      ...(declaration && { allergens: declaration.contains }),
      ...(declaration?.traces.length && { traces: declaration.traces }),
      ...(declaration?.removes.length && { removes: declaration.removes }),
      ...factsToFile(choice),
    })),
  };
}

function menuFromFile(menu: FileMenu, groups: Map<number, OptionGroup>): MenuRecord {
  return {
    id: menu.menu_id,
    name: menu.menu_name,
    isAvailable: menu.menu_is_available,
    activeTimes: menu.active_times.map(({ is_open, ...day }) => ({ ...day, isOpen: is_open })),
    timeRanges: menu.time_ranges ?? null,
    pickupTimeRanges: menu.pickup_time_ranges ?? null,
    categories: menu.categories.map((category) => ({
      id: category.category_id,
      name: category.category_name,
      description: category.category_description,
      gender: category.category_gender,
      ...(category.work && { work: workFromWire(category.work) }),
      items: category.items.map((item) => itemFromFile(item, menu.menu_id, category.category_id, groups)),
    })),
  };
}

function menuToFile(menu: MenuRecord): FileMenu {
  return {
    menu_id: menu.id,
    menu_name: menu.name,
    menu_is_available: menu.isAvailable,
    active_times: menu.activeTimes.map(({ isOpen, ...day }) => ({
      day: day.day,
      label: day.label,
      is_open: isOpen,
      times: day.times,
    })),
    ...(menu.timeRanges && { time_ranges: menu.timeRanges }),
    ...(menu.pickupTimeRanges && { pickup_time_ranges: menu.pickupTimeRanges }),
    categories: menu.categories.map((category) => ({
      category_id: category.id,
      category_name: category.name,
      category_description: category.description,
      category_gender: category.gender,
      ...(category.work && { work: workToWire(category.work) }),
      items: category.items.map(itemToFile),
    })),
  };
}

function itemFromFile(item: FileItem, menuId: number, categoryId: number, groups: Map<number, OptionGroup>): Item {
  return {
    id: item.item_id,
    menuId,
    categoryId,
    name: item.item_name,
    description: item.item_description,
    image: item.item_image,
    score: item.item_score,
    price: {
      pickupCents: centsOrNull(item.item_price.price_pickup),
      deliveryCents: centsOrNull(item.item_price.price_delivery),
      taxRateBp: parseRate(item.item_price.tax_rate),
    },
    isAvailable: item.is_available,
    allergens: item.allergens,
    traces: item.traces ?? [],
    diets: item.diets,
    ...(item.homemade && { isHomemade: true }),
    ...(item.withdrawal && { isWithdrawable: true }),
    ...factsFromFile(item),
    options: item.options.flatMap((id) => groups.get(id) ?? []),
  };
}

function itemToFile(item: Item): FileItem {
  return {
    item_id: item.id,
    item_name: item.name,
    item_description: item.description,
    item_image: item.image,
    item_score: item.score,
    item_price: {
      price_pickup: eurosOrNull(item.price.pickupCents),
      price_delivery: eurosOrNull(item.price.deliveryCents),
      tax_rate: percentOrNull(item.price.taxRateBp),
    },
    is_available: item.isAvailable,
    allergens: item.allergens,
    ...(item.traces.length > 0 && { traces: item.traces }),
    diets: item.diets,
    ...(item.isHomemade && { homemade: true }),
    ...(item.isWithdrawable && { withdrawal: true }),
    ...factsToFile(item),
    options: item.options.map((option) => option.id),
  };
}

function offerFromFile(offer: FileOffer): OfferRecord {
  return {
    id: offer.id,
    isActive: offer.is_active,
    type: offer.type,
    ...readOfferValue(offer.type, offer.value),
    autoApply: offer.auto_apply === 'Yes',
    allowRepeat: offer.allow_repeat === 'Yes',
    activeTimes: offer.active_times,
    mode: offer.delivery_pickup,
    minimumCents: readOfferMinimum(offer.minimum_amount),
    menuIds: offer.menus,
    categoryIds: offer.categories,
    itemIds: offer.items,
    code: offer.code === undefined ? null : normalizeCode(offer.code),
    maxUses: offer.max_uses ?? null,
    maxUsesPerCustomer: offer.max_uses_per_customer ?? null,
    expiresAt: offer.expires_at ?? null,
  };
}

function offerToFile(offer: OfferRecord): FileOffer {
  return {
    ...offerToWire(offer),
    ...(offer.code !== null && { code: offer.code }),
    ...(offer.maxUses !== null && { max_uses: offer.maxUses }),
    ...(offer.maxUsesPerCustomer !== null && { max_uses_per_customer: offer.maxUsesPerCustomer }),
    ...(offer.expiresAt !== null && { expires_at: offer.expiresAt }),
  };
}
