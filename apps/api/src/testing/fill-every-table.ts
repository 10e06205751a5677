import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import * as schema from '../db/schema/index.ts';

/** Texts with characters that COPY escapes, marks of the file format, multi-byte letters, or no characters. */
const hostileTexts = [
  'tab\tline\nreturn\rback\\slash',
  '\\.',
  '\\N',
  'row\n\\.\nrow',
  `"double", 'single', $$dollars$$; drop table orders;--`,
  'œuf 🍕 e\u0301 \u2028 \u{10ffff}',
  '\b\f\v\u007f',
  '',
];
const hostile = hostileTexts.join('|');
const at = new Date('2026-11-23T12:34:56.789Z');

/** Inserts at least one row with difficult texts into every table. The catalogue's tables must be empty. */
export async function fillEveryTable(db: Db): Promise<void> {
  await fillCatalogue(db);
  await fillAccounts(db);
  await fillOrders(db);
  await fillStaff(db);
  await db.insert(schema.testOrders).values({ id: randomUUID(), at, until: at, by: hostile });
  await db.insert(schema.pushKeys).values({ id: 1, publicKey: hostile, privateKey: hostile });
  await db.insert(schema.accountSecret).values({ id: 1, fingerprint: hostile });
  const [bytes, nothing] = [Buffer.from([0, 9, 10, 13, 92, 255]), Buffer.of()];
  const files = { avif480: bytes, avif800: Buffer.alloc(70_000, 0x5c), webp480: nothing, webp800: bytes };
  await db.insert(schema.pictures).values({ hash: hostile, width: 1, height: 2, ...files, createdAt: at });
  await db.insert(schema.rateLimits).values([{ key: hostile, points: 1, expire: 1_795_299_636_077 }, { key: 'open' }]);
  await db.insert(schema.distanceAnswers).values({ key: hostile, answer: { hostile }, answeredAt: at });
  await db.insert(schema.addressStreets).values({
    importId: 1,
    searchText: hostile,
    name: hostile,
    city: '',
    postalCode: '69004',
    lat: 45.767_1 / 3,
    lng: -1e-300,
    houses: [[1, 'bis', 45.1, 4.2]],
  });
}

async function fillCatalogue(db: Db): Promise<void> {
  await db
    .insert(schema.settings)
    .values([
      ...hostileTexts.map((value, index) => ({ name: `text ${index}`, value })),
      { name: 'none', value: null },
      { name: 'deep', value: { list: [1, 0.1, true, null, { hostile }] } },
    ]);
  await db.insert(schema.zones).values([
    { position: 0, name: hostile, city: '', feeCents: 250 },
    { position: 1, name: 'b', city: 'Lyon', postalCode: '69004', feeCents: 0, polygon: [[[4.8, 45.7]]] },
  ]);
  await db.insert(schema.menus).values({ id: 1, position: 0, name: hostile, isAvailable: true, activeTimes: [] });
  await db
    .insert(schema.categories)
    .values({ id: 11, menuId: 1, position: 0, name: 'a', description: '', gender: 'm' });
  await db.insert(schema.items).values([
    { id: 101, categoryId: 11, position: 0, name: 'a', description: hostile, score: 1, isAvailable: true, diets: [] },
    {
      id: 102,
      categoryId: 11,
      position: 1,
      name: 'b',
      description: '',
      score: 1,
      isAvailable: false,
      diets: ['x'],
      image: '',
      pickupCents: 1000,
      deliveryCents: 1100,
      taxRateBp: 1000,
      allergens: [],
    },
  ]);
  await db.insert(schema.optionGroups).values({ id: 1, name: hostile, min: 0, defaults: [1] });
  await db.insert(schema.optionChoices).values({
    id: 1,
    groupId: 1,
    position: 0,
    name: '\\N',
    priceCents: -100,
    meats: [{ species: 'pork', name: hostile, bought: 'prepared' }],
    alcohol: { kind: 'wine', abv: 13.5 },
    work: { four: 1 },
    declaration: { contains: ['milk'], traces: [], removes: ['gluten'] },
  });
  await db.insert(schema.itemOptionGroups).values({ itemId: 101, groupId: 1, position: 0 });
  await db.insert(schema.stockOuts).values([
    { kind: 'item', targetId: 101, until: at, by: hostile, at },
    { kind: 'choice', targetId: 1, by: '', at },
  ]);
  await db.insert(schema.stockCounts).values({ itemId: 101, left: 7, until: at, by: hostile, at });
  await db.insert(schema.catalogueDrafts).values([
    { kind: 'item', id: '101', value: { hostile }, isDeleted: false, base: hostile, by: hostile, at },
    { kind: 'item', id: '102', isDeleted: true, by: '', at },
  ]);
  await db.insert(schema.catalogueVersions).values({ file: { hostile }, note: hostile, by: hostile, at });
  await db
    .insert(schema.scheduledPublications)
    .values({ publishAt: at, state: 'failed', note: hostile, problems: hostileTexts, by: hostile, at });
  await db.insert(schema.catalogueIds).values({ id: 1, lastId: 1_000 });
  await db.insert(schema.offers).values({
    id: 1,
    isActive: true,
    type: 'percentage',
    percentBp: 550,
    amountCents: 0,
    autoApply: true,
    expiresAt: at,
    allowRepeat: false,
    activeTimes: [],
    mode: 'both',
    minimumCents: 0,
    menuIds: [],
    categoryIds: [1],
    itemIds: [],
    code: 'CADEAU',
  });
}

const door = { address2: '', city: 'Lyon', postalCode: '69004', country: '', floor: '', code: '', interphone: '' };

async function fillAccounts(db: Db): Promise<void> {
  const [user] = await db
    .insert(schema.users)
    .values({
      email: 'camille@example.com',
      passwordHash: hostile,
      firstName: hostile,
      lastName: '',
      phone: '06',
      addresses: [{ ...door, address: hostile }],
      isVerified: true,
      createdAt: at,
    })
    .returning({ id: schema.users.id });
  const userId = user?.id ?? 0;
  await db
    .insert(schema.sessions)
    .values({ tokenHash: 'hash', userId, createdAt: at, lastUsedAt: at, expiresAt: new Date(8.64e15 / 1e3) });
  const code = { id: randomUUID(), addressKey: hostile, userId, createdAt: at, expiresAt: at };
  const change = { id: randomUUID(), tokenHash: 'change', userId, formerEmail: 'avant@example.com' };
  await db.insert(schema.emailChanges).values({ ...change, createdAt: at, expiresAt: at });
  await db.insert(schema.oneTimeCodes).values({ ...code, asked: 'any', purpose: 'verify' });
}

async function fillBooks(db: Db, orderId: string): Promise<void> {
  const tax = { rate: 1000, net: 1718, vat: 172, gross: 1890 };
  const side = { count: 1, amount: 1890, rates: [tax], payments: { card: 1890, cash: 0 } };
  const sealed = { seq: 1, serviceDay: '2026-11-23', hash: hostile, sealedAt: at, signature: hostile, keyId: hostile };
  await db.insert(schema.bookEntries).values([
    {
      kind: 'payment',
      orderId,
      at,
      content: hostile,
      contentHash: hostile,
      amountCents: 1890,
      taxes: [tax],
      method: 'card',
      ...sealed,
    },
    { kind: 'key', at, content: '', contentHash: '' },
  ]);
  const archive = { period: '2026', header: hostile, trailer: hostile, seqFirst: 1, seqLast: 1, entrySeq: 1 };
  await db.insert(schema.archives).values({ ...archive, at, by: hostile, checkedAt: at });
  const eReport = { firstDay: '2026-11-21', lastDay: '2026-11-30', number: 1, type: 'IN' as const, siren: hostile };
  const figures = { days: [], sales: 0, net: 0, vat: 0 };
  const files = { figures, csv: hostile, xml: hostile, sha256: hostile };
  await db.insert(schema.eReports).values({ id: hostile, ...eReport, ...files, at, by: hostile, sentOn: '2026-12-02' });
  const finding = { seq: 1, table: hostile, key: hostile, field: hostile, expected: hostile, found: null };
  await db.insert(schema.bookCheck).values({ at, entries: 2, count: 1, findings: [finding] });
  await db.insert(schema.bookHead).values({ seq: 1, hash: hostile, at, openDay: '2026-11-23', keyId: hostile });
  await db.insert(schema.bookKeys).values({ id: hostile, publicKey: hostile, seq: 1 });
  const counts = {
    tickets: 1,
    paid: 1,
    unpaid: 0,
    discount: 110,
    delivery: 0,
    firstNumber: 1000,
    lastNumber: 1000,
    tests: 0,
    late: 0,
  };
  await db.insert(schema.closes).values({
    kind: 'day',
    period: '2026-11-22',
    figures: { sales: side, refunds: side, net: 0, ...counts },
    salesPerpetualCents: 1890,
    refundsPerpetualCents: 1890,
    netPerpetualCents: 0,
    entrySeq: 1,
    closedAt: at,
    by: hostile,
  });
}

async function fillInvoices(db: Db, orderId: string): Promise<void> {
  const place = { address: hostile, postalCode: '69001', city: '' };
  const buyer = { ...place, name: hostile, siren: '', siret: null, vatNumber: null, reference: hostile };
  const seller = { ...place, name: '', form: '', capital: null, siren: '', siret: '', vatNumber: null };
  const sold = { seller: { ...seller, isFranchise: true, registration: hostile }, orderId };
  await db.insert(schema.orderCompanies).values({ ...sold, company: buyer, timeZone: hostile, at, by: hostile });
  await db.insert(schema.documentSeries).values({ series: 'F', year: 2026, last: 1, lastAt: at });
  const amounts = { discountCents: 0, isDiscountNet: false, netCents: 1, taxCents: 0, totalCents: 1 };
  await db.insert(schema.invoices).values({
    ...sold,
    buyer,
    number: hostile,
    kind: 'invoice',
    orderNumber: 1000,
    issuedAt: at,
    issuedOn: '2026-11-23',
    suppliedOn: '2026-11-23',
    content: { lines: [], delivery: [], taxes: [], isExempt: true, ...amounts },
    paid: { method: 'cash', on: '2026-11-23' },
    totalCents: 1,
    xml: hostile,
    pdf: Buffer.from([0, 9, 10, 13, 92, 255]),
    depositedOn: '2026-12-01',
  });
}

async function fillOrders(db: Db): Promise<void> {
  const orderId = randomUUID();
  await db.insert(schema.guestCashOrders).values({ networkKey: hostile, at });
  await db.insert(schema.mailboxMails).values({ addressKey: hostile, at, isSent: true });
  await db.insert(schema.orders).values({
    id: orderId,
    number: 1000,
    localId: hostile,
    bodyHash: '',
    status: 'paid',
    mode: 'pickup',
    userId: 1,
    firstName: hostile,
    lastName: '',
    email: 'a',
    phone: '\\N',
    dateText: 'ASAP',
    promisedAt: at,
    placedAt: at,
    subtotalCents: 2000,
    discountCents: 110,
    deliveryCents: 0,
    taxCents: 172,
    totalCents: 1890,
    paymentMethod: 'card',
    transactionId: 'pi_1',
    coupon: 'CADEAU',
    discounts: [],
    wishes: { cutlery: true },
  });
  await db.insert(schema.orderLines).values({
    orderId,
    position: 0,
    itemId: 101,
    menuId: 1,
    categoryId: 11,
    name: 'x',
    options: [],
    note: hostile,
    quantity: 2,
    unitCents: 1000,
    totalCents: 2000,
    discountCents: 110,
    isFree: false,
    shares: [],
    facts: { meats: [{ species: 'pork', name: hostile, bought: 'prepared' }], homemade: true },
  });
  await db.insert(schema.orderTaxes).values({ orderId, rateBp: 1000, netCents: 1718, taxCents: 172, grossCents: 1890 });
  await db.insert(schema.orderEvents).values({ orderId, kind: 'placed', data: { hostile }, at });
  await db.insert(schema.orderProgress).values({
    orderId,
    state: 'done',
    stateBefore: 'ready',
    version: 4,
    trackToken: 'AAAAAAAAAAAAAAAAAAAA-_',
    reception: 'manual',
    arrivedAt: at,
    dueAt: at,
    reason: 'other',
    message: hostile,
  });
  await db
    .insert(schema.officeActions)
    .values({ actionId: randomUUID(), target: `order:${orderId}`, bodyHash: hostile, at });
  const board = { reader: hostile, aliveAt: at, sound: 'on' as const, isVisible: true, link: 'live' as const };
  await db.insert(schema.boards).values(board);
  await db.insert(schema.slotCounts).values({ mode: 'pickup', date: '2026-11-23', value: '12:00', orders: 3 });
  await db
    .insert(schema.slotOverrides)
    .values({ mode: 'pickup', date: '2026-11-23', value: '12:00', capacity: 2, by: hostile, at });
  await db.insert(schema.orderUnits).values({ orderId, itemId: 101, units: 2, until: at });
  await db.insert(schema.orderWork).values({ orderId, post: hostile, quarters: 4, release: 1, deadline: 2 });
  await db.insert(schema.holds).values({
    localId: hostile,
    networkKey: hostile,
    isGuest: true,
    mode: 'pickup',
    tasks: [{ post: hostile, quarters: 4, release: 1, deadline: 2 }],
    readyFrom: at,
    promisedAt: at,
    startedAt: at,
    until: new Date(at.getTime() + 1),
  });
  await db.insert(schema.kitchenLoads).values({ post: hostile, quarters: 4, release: 1, deadline: 2 });
  await fillBooks(db, orderId);
  await fillInvoices(db, orderId);
  const print = { orderId, route: 'network' as const, printer: hostile, copy: 0, at };
  await db.insert(schema.printJobs).values([
    { ...print, paper: 'kitchen', state: 'printed', askedBy: hostile, actionId: randomUUID(), doneAt: at },
    { ...print, paper: 'changed', state: 'failed', insteadOf: at, reason: hostile, attempts: 2 },
  ]);
  await db.insert(schema.testPages).values({ id: randomUUID(), printer: hostile, takenBy: randomUUID(), at });
  const follower = { endpoint: `${hostile} of a diner`, p256dh: hostile, auth: hostile, orderId, addedAt: at };
  await db.insert(schema.pushSubscriptions).values(follower);
  await db
    .insert(schema.orderSearch)
    .values({ orderId, number: 1, arrivedAt: at, promisedAt: at, words: hostile, person: hostile, email: '' });
  await db.insert(schema.couponUses).values({ orderId, offerId: 1, customer: hostile, usedAt: at });
  await db.insert(schema.outbox).values([
    { key: hostile, kind: 'mail', payload: { hostile }, doneAt: at, lastError: hostile },
    { key: '', kind: '', payload: {} },
  ]);
  await db.insert(schema.payments).values({
    id: 'pi_1',
    localId: null,
    orderId,
    amountCents: 1890,
    currency: 'eur',
    status: 'captured',
    snapshot: { hostile },
    peerIp: '192.0.2.1',
    userAgent: hostile,
    createdAt: at,
    updatedAt: at,
  });
  await db.insert(schema.webhookEvents).values({ id: hostile, type: '', receivedAt: at });
  await db.insert(schema.refunds).values({
    id: randomUUID(),
    orderId,
    lines: [0],
    amountCents: 945,
    taxes: [],
    status: 'requested',
    requestedAt: at,
  });
  await db.insert(schema.tipHandovers).values({ orderId, amountCents: 200, day: '2026-11-23', by: hostile, at });
  await db.insert(schema.disputes).values({
    id: hostile,
    orderId,
    amountCents: 1890,
    reason: 'general',
    state: 'open',
    isRefundable: false,
    openedAt: at,
  });
  await db.insert(schema.disputeFunds).values({
    id: hostile,
    disputeId: hostile,
    orderId,
    amountCents: -1890,
    feeCents: 2000,
    at,
  });
  await db.insert(schema.disputes).values({
    id: 'du_of_no_order',
    amountCents: 1890,
    reason: 'general',
    state: 'lost',
    isRefundable: false,
    openedAt: at,
  });
  await db
    .insert(schema.disputeFunds)
    .values({ id: 'txn_of_no_order', disputeId: 'du_of_no_order', amountCents: -1890, feeCents: 2000, at });
  await db.insert(schema.withdrawals).values({
    id: randomUUID(),
    bodyHash: hostile,
    orderId,
    orderNumber: 1,
    lines: [{ line: 0, units: 1 }],
    amountCents: 0,
    taxes: [],
    name: hostile,
    email: hostile,
    declaredAt: at,
    state: 'declared',
    note: hostile,
  });
}

async function fillStaff(db: Db): Promise<void> {
  const person = { email: 'zoe@example.com', name: hostile, role: 'owner' as const, createdAt: at };
  const [row] = await db.insert(schema.staff).values(person).returning({ id: schema.staff.id });
  const staffId = row?.id ?? 0;
  const device = { name: hostile, kind: 'board' as const, addedBy: staffId, addedAt: at };
  const [tablet] = await db.insert(schema.devices).values(device).returning({ id: schema.devices.id });
  const times = { createdAt: at, lastUsedAt: at, expiresAt: at };
  await db.insert(schema.staffSessions).values([
    { tokenHash: 'a person', staffId, browser: hostile, ...times },
    { tokenHash: 'a device', deviceId: tablet?.id ?? 0, ...times },
  ]);
  const link = {
    id: randomUUID(),
    tokenHash: hostile,
    purpose: 'invitation' as const,
    staffId,
    madeBy: staffId,
    createdAt: at,
    expiresAt: at,
  };
  await db.insert(schema.staffLinks).values(link);
  await db.insert(schema.recoveryCodes).values({ codeHash: hostile, staffId });
  const code = { codeHash: hostile, name: hostile, kind: 'printer' as const, madeBy: staffId, expiresAt: at };
  await db.insert(schema.deviceCodes).values(code);
  const where = { staffId, reader: `device:${tablet?.id}` };
  await db.insert(schema.pinFailures).values({ ...where, at });
  await db.insert(schema.pinGrants).values({ ...where, tokenHash: hostile, action: 'mute-last', expiresAt: at });
  const entry = { actor: hostile, staffId, kind: 'device_added', after: { hostile }, status: 200, peer: '', at };
  await db.insert(schema.officeAudit).values(entry);
  const phone = { endpoint: hostile, p256dh: hostile, auth: hostile, staffId, addedAt: at };
  await db.insert(schema.pushSubscriptions).values(phone);
}
