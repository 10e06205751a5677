import {
  companySetting,
  type NamedValue,
  type OfficeSettings,
  readAlcohol,
  readOfficeSettings,
  readSettings,
  type Settings,
  withdrawalShownSetting,
  withMealSetting,
} from '@comptoir/contract';
import {
  countedOut,
  cutRanges,
  earlierUntil,
  holdsAt,
  indexItems,
  isAhead,
  isOnSale,
  type Menu,
  type MenuEntry,
  mergeStockOuts,
  nextBoundary,
  nextReturn,
  openingAt,
  type SlotOverride,
  type StockCount,
  type StockOut,
  withFewLeft,
  withStockOuts,
} from '@comptoir/domain';
import { type CardAccess, connectCard } from './connect-card.ts';
import { zoneToFile } from './file/catalogue-file.ts';
import type { MenuRecord, OfferRecord, StockedCatalogue } from './record/catalogue.ts';

/** The catalogue at one instant. Responses and prices are computed from this value. */
export interface Snapshot {
  version: number;
  /** The settings in their wire format, with zones and this server's card payment. */
  namedSettings: NamedValue[];
  settings: Settings;
  office: OfficeSettings;
  menus: Menu[];
  /** What the staff marked as sold out, and the items of whose count none is left. */
  stockOuts: StockOut[];
  /** The counts when the catalogue was read. Their numbers may have changed since, as far as the menus do not tell them. */
  stockCounts: StockCount[];
  slotOverrides: SlotOverride[];
  entries: Map<number, MenuEntry>;
  offers: OfferRecord[];
  takenAt: Temporal.Instant;
  /** The restaurant's time zone. */
  timeZone: string;
  /** The instant at which the passing of time alone changes the snapshot. */
  validUntil: Temporal.Instant;
}

/** The end of the last open withdrawal: an instant, or `open` if an order is not handed over yet. Null without one. */
export type LastWithdrawalEnd = Temporal.Instant | 'open' | null;

export function takeSnapshot(
  catalogue: StockedCatalogue,
  now: Temporal.ZonedDateTime,
  card: CardAccess | null,
  lastWithdrawalEnd: LastWithdrawalEnd = null,
): Snapshot {
  const office = readOfficeSettings(catalogue.settings);
  const namedSettings = [
    ...tellMeals(tellCompanies(connectCard(catalogue.settings, card), office)),
    { name: 'features.delivery.zones', value: catalogue.zones.map(zoneToFile) },
    { name: withdrawalShownSetting, value: isWithdrawalShown(catalogue.menus, now.toInstant(), lastWithdrawalEnd) },
  ];
  const settings = readSettings(namedSettings);
  const { exceptions } = settings.scheduling;
  const takenAt = now.toInstant();
  const stockCounts = catalogue.stockCounts.filter((count) => holdsAt(count, takenAt));
  const marked = catalogue.stockOuts.filter((out) => holdsAt(out, takenAt));
  const stockOuts = mergeStockOuts([...marked, ...countedOut(stockCounts)]);
  const offered = catalogue.menus.map((record): Menu => {
    const menu = { ...record, isOpen: false, timeRanges: record.timeRanges ?? cutRanges(record.activeTimes) };
    return { ...menu, isOpen: openingAt([menu], now, exceptions).isOpen };
  });
  const menus = withStockOuts(withFewLeft(offered, stockCounts, office.showLeftFrom), stockOuts);
  const ends = [...settings.scheduling.pauses, ...settings.scheduling.busyPeriods].map(({ until }) =>
    Temporal.Instant.from(until),
  );
  const ahead = ends.filter((end) => isAhead(end, takenAt));
  const boundary = nextBoundary(menus, catalogue.offers, now, exceptions).toInstant();
  return {
    version: catalogue.version,
    namedSettings,
    settings,
    office,
    menus,
    stockOuts,
    stockCounts,
    slotOverrides: catalogue.slotOverrides,
    entries: indexItems(menus),
    offers: catalogue.offers,
    takenAt,
    timeZone: now.timeZoneId,
    validUntil:
      [nextReturn([...stockOuts, ...stockCounts], takenAt), endToCome(lastWithdrawalEnd, takenAt), ...ahead].reduce(
        earlierUntil,
        boundary,
      ) ?? boundary,
  };
}

/** The offers that every diner sees. Only a client that sends a coupon's code may see its offer (OFR-06). */
export function listedOffers({ offers }: Pick<Snapshot, 'offers'>): OfferRecord[] {
  return offers.filter((offer) => offer.isActive && offer.autoApply);
}

/** Visitors learn that a company gets an invoice where the restaurant can make one and wants to (LAW-56). */
function tellCompanies(settings: NamedValue[], { seller }: OfficeSettings): NamedValue[] {
  const isOff = settings.some(({ name, value }) => name === companySetting && value === false);
  const others = settings.filter(({ name }) => name !== companySetting);
  return seller && !isOff ? [...others, { name: companySetting, value: true }] : others;
}

/** Visitors learn that alcohol needs a dish, but not that the licence says so (LAW-23). */
function tellMeals(settings: NamedValue[]): NamedValue[] {
  if (!readAlcohol(settings).isWithMeal) return settings;
  return [...settings.filter(({ name }) => name !== withMealSetting), { name: withMealSetting, value: true }];
}

/** The shop shows where to withdraw while an article that can be given back is on sale or was sold (LAW-35). */
function isWithdrawalShown(menus: MenuRecord[], now: Temporal.Instant, lastEnd: LastWithdrawalEnd): boolean {
  if (lastEnd === 'open' || endToCome(lastEnd, now)) return true;
  return menus.some((menu) =>
    menu.categories.some(({ items }) => items.some((item) => item.isWithdrawable && isOnSale(menu, item))),
  );
}

function endToCome(lastEnd: LastWithdrawalEnd, now: Temporal.Instant): Temporal.Instant | null {
  return lastEnd !== 'open' && lastEnd && isAhead(lastEnd, now) ? lastEnd : null;
}

/** False if the clock has passed a boundary of the snapshot or was set back. */
export function isCurrent({ takenAt, validUntil }: Snapshot, now: Temporal.Instant): boolean {
  // Milliseconds are compared instead of `Temporal` objects, because this check runs for each request.
  const { epochMilliseconds } = now;
  return epochMilliseconds >= takenAt.epochMilliseconds && epochMilliseconds < validUntil.epochMilliseconds;
}
