import { liveSettings } from '@comptoir/contract';
import {
  type Item,
  moneyChange,
  moneySettings,
  type OptionGroup,
  type Sellable,
  type SettingsContent,
  type SlotOverride,
  type StockCount,
  type StockOut,
} from '@comptoir/domain';
import { and, asc, eq, inArray, not, notInArray, or, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { toInstant } from '../../db/instants.ts';
import {
  catalogueVersion,
  categories,
  itemOptionGroups,
  items,
  menus,
  offers,
  optionChoices,
  optionGroups,
  orders,
  settings,
  slotOverrides,
  stockCounts,
  stockOuts,
  zones,
} from '../../db/schema/index.ts';
import type { Catalogue, MenuRecord, OfferRecord, StockedCatalogue, ZoneRecord } from './record/catalogue.ts';

export async function readCatalogueVersion(db: Db): Promise<{ version: number; changedAt: Temporal.Instant | null }> {
  const { version, changedAt } = catalogueVersion;
  const [row] = await db.select({ version, changedAt }).from(catalogueVersion);
  return { version: row?.version ?? 0, changedAt: row ? toInstant(row.changedAt) : null };
}

export async function lockCatalogue(tx: Db): Promise<void> {
  await tx.select().from(catalogueVersion).for('update');
}

/** True if no catalogue was ever imported; only such a database is seeded. */
export async function isCatalogueEmpty(db: Db): Promise<boolean> {
  const [menu] = await db.select({ id: menus.id }).from(menus).limit(1);
  const [order] = await db.select({ id: orders.id }).from(orders).limit(1);
  return menu === undefined && order === undefined;
}

export async function readCatalogue(db: Db): Promise<StockedCatalogue> {
  return db.transaction(
    async (tx) => ({
      version: (await readCatalogueVersion(tx)).version,
      settings: await tx.select().from(settings).orderBy(asc(settings.name)),
      zones: await readZones(tx),
      menus: await readMenus(tx),
      offers: await readOffers(tx),
      stockOuts: await listStockOuts(tx),
      stockCounts: await listStockCounts(tx),
      slotOverrides: await listSlotOverrides(tx),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readZones(db: Db): Promise<ZoneRecord[]> {
  const rows = await db.select().from(zones).orderBy(asc(zones.position));
  return rows.map(({ id: _, position: __, ...zone }) => zone);
}

async function readMenus(db: Db): Promise<MenuRecord[]> {
  const menuRows = await db.select().from(menus).orderBy(asc(menus.position));
  const categoryRows = await db.select().from(categories).orderBy(asc(categories.position));
  const itemRows = await readItems(db);
  const groups = await readGroupsByItem(db);
  const itemsOf = Map.groupBy(itemRows, ({ categoryId }) => categoryId);
  return menuRows.map(({ position: _, ...menu }) => ({
    ...menu,
    categories: categoryRows
      .filter((category) => category.menuId === menu.id)
      .map((category) => ({
        id: category.id,
        name: category.name,
        description: category.description,
        gender: category.gender,
        ...(category.work && { work: category.work }),
        items: (itemsOf.get(category.id) ?? []).map((row) => itemOf(row, menu.id, groups.get(row.id) ?? [])),
      })),
  }));
}

type ItemRow = typeof items.$inferSelect;

/** Items are read in slices, so that requests are served between them. */
const itemsAtOnce = 1_000;

async function readItems(db: Db): Promise<ItemRow[]> {
  const ordered = db.select().from(items).orderBy(asc(items.position), asc(items.id)).limit(itemsAtOnce).$dynamic();
  const read: ItemRow[] = [];
  let rows: ItemRow[];
  do {
    rows = await ordered.offset(read.length);
    read.push(...rows);
  } while (rows.length === itemsAtOnce);
  return read;
}

function itemOf(row: ItemRow, menuId: number, options: OptionGroup[]): Item {
  const {
    position: _,
    pickupCents,
    deliveryCents,
    taxRateBp,
    isHomemade,
    isWithdrawable,
    meats,
    alcohol,
    work,
    ...item
  } = row;
  return {
    ...item,
    menuId,
    price: { pickupCents, deliveryCents, taxRateBp },
    ...(isHomemade && { isHomemade }),
    ...(isWithdrawable && { isWithdrawable }),
    ...factsOf({ meats, alcohol, work }),
    options,
  };
}

/** The facts of a row without its nulls, as the domain has them. */
function factsOf({ meats, alcohol, work }: Pick<ItemRow, 'meats' | 'alcohol' | 'work'>): Sellable {
  return { ...(meats && { meats }), ...(alcohol && { alcohol }), ...(work && { work }) };
}

async function readGroupsByItem(db: Db): Promise<Map<number, OptionGroup[]>> {
  const groupRows = await db.select().from(optionGroups);
  const choiceRows = await db.select().from(optionChoices).orderBy(asc(optionChoices.position));
  const linkRows = await db.select().from(itemOptionGroups).orderBy(asc(itemOptionGroups.position));
  const groups = new Map(groupRows.map((row): [number, OptionGroup] => [row.id, { ...row, choices: [] }]));
  for (const { groupId, position: _, declaration, meats, alcohol, work, ...choice } of choiceRows)
    groups
      .get(groupId)
      ?.choices.push({ ...choice, ...(declaration && { declaration }), ...factsOf({ meats, alcohol, work }) });
  const byItem = new Map<number, OptionGroup[]>();
  for (const { itemId, groupId } of linkRows) {
    const group = groups.get(groupId);
    if (group) byItem.set(itemId, [...(byItem.get(itemId) ?? []), group]);
  }
  return byItem;
}

async function readOffers(db: Db): Promise<OfferRecord[]> {
  const rows = await db.select().from(offers).orderBy(asc(offers.id));
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt?.toISOString() ?? null }));
}

export async function listStockOuts(db: Db): Promise<StockOut[]> {
  const rows = await db.select().from(stockOuts).orderBy(asc(stockOuts.kind), asc(stockOuts.targetId));
  return rows.map(({ kind, targetId, until, by, at }) => ({
    kind,
    id: targetId,
    by,
    at: toInstant(at),
    until: until && toInstant(until),
  }));
}

export async function listStockCounts(db: Db): Promise<StockCount[]> {
  const rows = await db.select().from(stockCounts).orderBy(asc(stockCounts.itemId));
  return rows.map((row) => ({ ...row, until: toInstant(row.until), at: toInstant(row.at) }));
}

async function listSlotOverrides(db: Db): Promise<SlotOverride[]> {
  const { mode, date, value, capacity } = slotOverrides;
  return db.select({ mode, date, value, capacity }).from(slotOverrides);
}

/** Changes one setting under lock and increments the catalogue version. Returns false if nothing changed. */
export async function changeSetting(tx: Db, name: string, change: (known: unknown) => unknown): Promise<boolean> {
  await lockCatalogue(tx);
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  const value = change(row?.value);
  if (value === undefined) return false;
  await raiseVersion(tx);
  await tx.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
  return true;
}

export async function raiseVersion(tx: Db): Promise<void> {
  await tx
    .update(catalogueVersion)
    .set({ version: sql`${catalogueVersion.version} + 1`, changedAt: sql`now()` })
    .where(eq(catalogueVersion.id, 1));
}

/** Replaces everything but the kitchen's live settings. Returns the changed settings of money, which an import tells books and audit; a publication changes none. */
export async function replaceCatalogue(db: Db, catalogue: Catalogue): Promise<SettingsContent['changes']> {
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const before = await readMoneySettings(tx);
    await raiseVersion(tx);
    await tx.delete(settings).where(notInArray(settings.name, liveSettings));
    for (const table of [zones, offers, menus, optionGroups]) await tx.delete(table);
    await insertAll(tx, settings, catalogue.settings);
    await insertAll(tx, zones, positioned(catalogue.zones));
    await insertAll(tx, offers, catalogue.offers.map(offerRow));
    await insertMenus(tx, catalogue.menus);
    await forgetGoneStockOuts(tx);
    const after = await readMoneySettings(tx);
    return storedMoneySettings.flatMap((name) => moneyChange(name, before.get(name) ?? null, after.get(name) ?? null));
  });
}

/** The others are the site's. */
const storedMoneySettings = moneySettings.filter((name) => name !== 'tax');

async function readMoneySettings(tx: Db): Promise<Map<string, unknown>> {
  const rows = await tx.select().from(settings).where(inArray(settings.name, storedMoneySettings));
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** An import keeps the sold-out state of dishes and choices that still exist (STK-02). */
async function forgetGoneStockOuts(tx: Db): Promise<void> {
  const { kind, targetId } = stockOuts;
  const isItem = and(eq(kind, 'item'), inArray(targetId, tx.select({ id: items.id }).from(items)));
  const isChoice = and(eq(kind, 'choice'), inArray(targetId, tx.select({ id: optionChoices.id }).from(optionChoices)));
  await tx.delete(stockOuts).where(not(or(isItem, isChoice) ?? sql`true`));
}

async function insertMenus(db: Db, records: MenuRecord[]): Promise<void> {
  const ownCategories = records.flatMap((menu) =>
    positioned(menu.categories).map((row) => ({ ...row, menuId: menu.id })),
  );
  const ownItems = ownCategories.flatMap((category) => positioned(category.items));
  const groups = [...new Map(ownItems.flatMap((item) => item.options).map((group) => [group.id, group])).values()];
  await insertAll(db, menus, positioned(records));
  await insertAll(db, categories, ownCategories);
  await insertAll(
    db,
    items,
    ownItems.map(({ price, ...item }) => ({ ...item, ...price })),
  );
  await insertAll(db, optionGroups, groups);
  await insertAll(
    db,
    optionChoices,
    groups.flatMap((group) => positioned(group.choices).map((choice) => ({ ...choice, groupId: group.id }))),
  );
  await insertAll(
    db,
    itemOptionGroups,
    ownItems.flatMap((item) =>
      positioned(item.options).map(({ id, position }) => ({ itemId: item.id, groupId: id, position })),
    ),
  );
}

/** PostgreSQL allows 65,535 parameters in a statement, so many rows of 30 columns need slices. */
const rowsAtOnce = 1_000;

async function insertAll<T extends PgTable>(db: Db, table: T, rows: PgInsertValue<T>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) await db.insert(table).values(rows.slice(at, at + rowsAtOnce));
}

function positioned<T extends object>(rows: T[]): (T & { position: number })[] {
  return rows.map((row, position) => ({ ...row, position }));
}

function offerRow(offer: OfferRecord): typeof offers.$inferInsert {
  return { ...offer, expiresAt: offer.expiresAt === null ? null : new Date(offer.expiresAt) };
}
