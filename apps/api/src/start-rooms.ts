import type { Db } from './db/database.ts';
import { startAccount } from './features/account/start-account.ts';
import { countKitchen } from './features/board/signs/count-kitchen.ts';
import { startBoard } from './features/board/start-board.ts';
import { startBooks } from './features/books/start-books.ts';
import { kitchenOf } from './features/capacity/kitchen-of.ts';
import { catalogueRoutes } from './features/catalogue/catalogue-routes.ts';
import type { StockedCatalogue } from './features/catalogue/record/catalogue.ts';
import type { ServedCatalogue } from './features/catalogue/served-catalogue.ts';
import { startCatalogue } from './features/catalogue/start-catalogue.ts';
import { startDelivery } from './features/delivery/start-delivery.ts';
import { readDrafted, readWithUnsaved } from './features/draft/publish/read-drafted.ts';
import { startDraft } from './features/draft/start-draft.ts';
import { startHealth } from './features/health/start-health.ts';
import { startHistory } from './features/history/start-history.ts';
import { startInvoice } from './features/invoice/start-invoice.ts';
import { startLive } from './features/live/start-live.ts';
import { startMenu } from './features/menu/start-menu.ts';
import { countFailedNotices } from './features/notice/notice-repository.ts';
import { startNotice } from './features/notice/start-notice.ts';
import { startOffer } from './features/offer/start-offer.ts';
import { startOrder } from './features/order/start-order.ts';
import { createOrderPayments } from './features/payment/order-payments.ts';
import { countOtherNetworks } from './features/payment/settle/payment-repository.ts';
import { startPayment } from './features/payment/start-payment.ts';
import { startPicture } from './features/picture/start-picture.ts';
import { startPreview } from './features/preview/start-preview.ts';
import { startAlarm } from './features/progress/alarm/start-alarm.ts';
import { type ProgressChanges, watchChanges } from './features/progress/changes/watch-changes.ts';
import { startProgress } from './features/progress/start-progress.ts';
import type { PushTools } from './features/push/deliver-push.ts';
import { startPush } from './features/push/start-push.ts';
import { startRecommendation } from './features/recommendation/start-recommendation.ts';
import { checkShop } from './features/rehearsal/check-shop.ts';
import type { QuoteOrder } from './features/rehearsal/rehearse-cart.ts';
import { startRehearsal } from './features/rehearsal/start-rehearsal.ts';
import { startReport } from './features/report/start-report.ts';
import { startSchedule } from './features/schedule/start-schedule.ts';
import { startSetting } from './features/setting/start-setting.ts';
import { startSlot } from './features/slot/start-slot.ts';
import { listOwnerMails } from './features/staff/record/person-repository.ts';
import { startStaff } from './features/staff/start-staff.ts';
import { startStock } from './features/stock/start-stock.ts';
import { stockHoursOf } from './features/stock/stock-of.ts';
import { startTicket } from './features/ticket/start-ticket.ts';
import { startTip } from './features/tip/start-tip.ts';
import type { DeclarationOutcome, DeclarationRequest } from './features/withdrawal/declare/declare-withdrawal.ts';
import { startWithdrawal } from './features/withdrawal/start-withdrawal.ts';
import { startZone } from './features/zone/start-zone.ts';
import type { PushKeys } from './gateways/push/push-gateway.ts';
import type { Job } from './jobs/create-loop.ts';
import type { Ground } from './open-ground.ts';
import type { ReadyAnswers } from './plugins/ready/ready-answers.ts';

/** Starts all features in the sequence of their dependencies. `announce` reports a changed order after a commit. */
export async function startRooms(ground: Ground, ready: ReadyAnswers) {
  const { database, db, site, clock, now, log, card, mail, push, limit, outbox, pushOutbox } = ground;
  const served = await startCatalogue({ db, clock, timeZone: site.timeZone, log, card });
  const { catalogue } = served;
  // If the office does not receive orders, other servers are not notified of changes: an open board polls.
  const isShared = () => catalogue.current().office.reception !== 'none';
  const changes = watchChanges({ database, log, isShared });
  const ticket = startTicket({ ...ground, catalogue });
  /** Tells the boards and the printers of a commit that inserted or moved an order. */
  const announce = () => {
    changes.announce();
    ticket.wakePrinters();
  };
  const { pushKeys, tools: pushTools } = await startPush({ db, site, catalogue, push, log });
  startNotice({ db, mail, catalogue, site, now, outbox, pushOutbox, pushTools });
  const invoice = startInvoice({ ...ground, catalogue, announce });
  const menu = startMenu({ catalogue });
  const offer = startOffer({ db, catalogue, now, limit });
  const recommendation = startRecommendation({ db, catalogue, now, log });
  const schedule = startSchedule({ db, catalogue, now });
  const { geocoder, router } = ground;
  const delivery = startDelivery({ db, catalogue, now, log, geocoder, router, limit });
  const sale = startSale(ground, { catalogue, pushTools, announce });
  const { account, order, payment } = sale;
  const { wakeRefunds } = payment;
  const withdrawal = await startWithdrawals(ground, { catalogue, announce, wakeRefunds });
  const asks = { quoteOrder: order.quoteOrder, declare: withdrawal.declare, askInvoice: invoice.askInvoice };
  const kitchen = startKitchen(ground, { catalogue, changes, announce, pushKeys, wakeRefunds, ...asks });
  const { board, live, staff, stock, slot, setting, rehearsal, draft } = kitchen;
  const picture = startPicture({ db, now });
  const readDraft = (read: Db) => readDrafted(read, site);
  const zone = startZone({ db, catalogue, now, log, geocoder, router, readDraft });
  const preview = startPreviewOf(ground, { readDraft, routesOf: recommendation.routesOf });
  const { health, books } = startSigns(ground, {
    ready,
    catalogue,
    countOrders: order.countOrders,
    countDrifts: board.countDrifts,
  });
  const history = startHistoryOf(ground, { catalogue, announce });
  return {
    catalogue,
    payment,
    health,
    account,
    staff,
    readPicture: picture.readPicture,
    publicRooms: [
      served,
      menu,
      offer,
      recommendation,
      schedule,
      health,
      delivery,
      order,
      live,
      { routes: withdrawal.publicRoutes },
      payment,
      ...(ground.hasOffice ? [{ routes: preview.publicRoutes }] : []),
    ],
    officeRooms: [
      ...[staff, board, stock, slot, setting, rehearsal, preview, draft, picture, zone, withdrawal, ticket],
      ...[history, startReportOf(ground, catalogue), startTip(ground), books, invoice],
    ],
    lookForLastEnd: withdrawal.lookForLastEnd,
    jobs: [
      ...served.jobs,
      changes,
      ...ticket.jobs,
      ...recommendation.jobs,
      ...sale.jobs,
      ...withdrawal.jobs,
      ...kitchen.jobs,
      ...history.jobs,
      ...books.jobs,
    ],
  };
}

function startHistoryOf(
  { db, site, now, log, keys, wakeOutbox }: Ground,
  shared: Pick<Parameters<typeof startHistory>[0], 'catalogue' | 'announce'>,
) {
  return startHistory({ db, site, now, log, addressKey: keys.addressKey, wakeOutbox, ...shared });
}

function startReportOf({ db, site, now }: Ground, catalogue: ServedCatalogue) {
  const office = () => catalogue.current().office;
  return startReport({ db, site, now, rules: office, accounts: () => office().accounts });
}

interface PreviewNeeds {
  readDraft: Parameters<typeof startPreview>[0]['readDraft'];
  routesOf: ReturnType<typeof startRecommendation>['routesOf'];
}

/** The preview answers from the draft what the shop answers from its catalogue (REH-03). */
function startPreviewOf(
  { db, clock, site, card, limit, keys, now, log, geocoder, router }: Ground,
  { readDraft, routesOf }: PreviewNeeds,
) {
  return startPreview({
    db,
    clock,
    timeZone: site.timeZone,
    card,
    limit,
    previewMark: keys.previewMark,
    readDraft,
    readersOf: ({ catalogue: shown, now: shownAt }) => [
      (scope) => catalogueRoutes(scope, { catalogue: shown }),
      startMenu({ catalogue: shown }).routes,
      startOffer({ db, catalogue: shown, now: shownAt, limit }).routes,
      routesOf(shown),
      startSchedule({ db, catalogue: shown, now: shownAt }).routes,
      startDelivery({ db, catalogue: shown, now, log, geocoder, router, limit }).routes,
    ],
  });
}

interface SaleNeeds {
  catalogue: ServedCatalogue;
  pushTools: PushTools;
  announce: () => void;
}

/** Connects accounts, orders and payments: an order needs the authenticated account and its payment. */
function startSale(ground: Ground, { catalogue, pushTools, announce }: SaleNeeds) {
  const { db, site, now, log, mail, cards, partners, limit, makeCounter, outbox, pushOutbox, wakeOutbox } = ground;
  const account = startDiners(ground, catalogue);
  const { proveOrderer, codes } = account;
  const alarm = startAlarm({
    db,
    site,
    catalogue,
    now,
    log,
    mail,
    pushTools,
    partners,
    outbox,
    pushOutbox,
    wakeOutbox,
    listOwnerMails: () => listOwnerMails(db),
  });
  const order = startOrder({
    db,
    site,
    catalogue,
    now,
    log,
    geocoder: ground.geocoder,
    router: ground.router,
    limit,
    makeCounter,
    addressKey: ground.keys.addressKey,
    networkKey: ground.keys.networkKey,
    codes,
    proveOrderer,
    payments: createOrderPayments({ db, catalogue, cards, now, log, wakeOutbox, announce }),
    tellUnusual: alarm.tellUnusual,
    mail,
    hasOffice: ground.hasOffice,
    outbox,
    announce,
  });
  const payment = startPayment({
    db,
    site,
    catalogue,
    now,
    log,
    cards,
    partners,
    limit,
    makeCounter,
    proveOrderer,
    tryOrder: order.tryOrder,
    placeOrder: order.placeOrder,
    alarmTasks: alarm.refundTasks,
    disputeTasks: alarm.disputeTasks,
    mail,
    outbox,
    wakeOutbox,
    announce,
  });
  const jobs: Job[] = [...alarm.jobs, ...account.jobs, ...payment.jobs];
  return { account, order, payment, jobs };
}

function startDiners(ground: Ground, catalogue: ServedCatalogue) {
  const { db, keys, passwords, site, now, log, limit, makeCounter, mail, cards, outbox, wakeOutbox } = ground;
  return startAccount({
    db,
    keys,
    passwords,
    site,
    now,
    log,
    limit,
    makeCounter,
    catalogue,
    mail,
    cards,
    outbox,
    wakeOutbox,
  });
}

function startWithdrawals(
  { db, site, now, log, limit, mail, outbox, wakeOutbox }: Ground,
  needs: { catalogue: ServedCatalogue; announce: () => void; wakeRefunds: () => void },
) {
  const office = () => needs.catalogue.current().office;
  return startWithdrawal({ db, site, now, log, limit, mail, outbox, wakeOutbox, office, ...needs });
}

interface KitchenNeeds {
  catalogue: ServedCatalogue;
  changes: ProgressChanges;
  announce: () => void;
  pushKeys: PushKeys;
  wakeRefunds: () => void;
  quoteOrder: QuoteOrder;
  declare: (request: DeclarationRequest) => Promise<DeclarationOutcome>;
  askInvoice: ReturnType<typeof startInvoice>['askInvoice'];
}

/** Starts what follows an order: its progress, the kitchen's boards, the diner's page and the rest of the office. */
function startKitchen(
  ground: Ground,
  { catalogue, changes, announce, pushKeys, wakeRefunds, quoteOrder, declare, askInvoice }: KitchenNeeds,
) {
  const { db, site, now, log, limit, push, wakeOutbox, beatMilliseconds } = ground;
  const office = () => catalogue.current().office;
  const stockHours = () => stockHoursOf(catalogue.current());
  const progress = startProgress({
    db,
    catalogue,
    now,
    log,
    office,
    stockHours,
    kitchen: () => kitchenOf(catalogue.current()),
    wakeRefunds,
    wakeOutbox,
    announce,
  });
  const { act } = progress;
  const boardStreams = ground.boardStreams;
  const board = startBoard({
    db,
    catalogue,
    now,
    log,
    streams: boardStreams,
    changes,
    act,
    wakeOutbox,
    wakeRefunds,
    announce,
    beatMilliseconds,
  });
  const streams = ground.liveStreams;
  const live = startLive({
    db,
    catalogue,
    now,
    log,
    limit,
    streams,
    changes,
    act,
    declare,
    askInvoice,
    push,
    pushKeys,
    beatMilliseconds,
  });
  const { keys, passwords, makeCounter, isDemo, mail, outbox } = ground;
  const staff = startStaff({
    db,
    keys,
    passwords,
    site,
    now,
    limit,
    makeCounter,
    isDemo,
    push,
    pushKeys,
    catalogue,
    mail,
    outbox,
    wakeOutbox,
  });
  const stock = startStock({ db, catalogue, now });
  const slot = startSlot({ db, catalogue, now });
  const setting = startSetting({ db, catalogue, now, doctor: ground.doctor });
  const { rehearsal, listErrors } = startChecks(ground, catalogue, quoteOrder);
  const draft = startDraft({ db, catalogue, now, log, site, mail, outbox, wakeOutbox, listErrors });
  const jobs: Job[] = [...progress.jobs, ...board.jobs, ...live.jobs, ...rehearsal.jobs, ...draft.jobs];
  return { board, live, staff, stock, slot, setting, rehearsal, draft, jobs };
}

/** The rehearsal checks the draft, and the draft is published without an error of the rehearsal only (REH-05). */
function startChecks(
  { db, site, now, log, geocoder, router, hasPicture, hasMail, card, mail, outbox, wakeOutbox }: Ground,
  catalogue: ServedCatalogue,
  quoteOrder: QuoteOrder,
) {
  const tools = { site, now, hasPicture, hasMail, hasCardKeys: card !== null, isPaypalOffered: catalogue.paypal };
  return {
    rehearsal: startRehearsal({
      ...tools,
      db,
      catalogue,
      log,
      mail,
      outbox,
      wakeOutbox,
      geocoder,
      router,
      quoteOrder,
      readDraft: (read) => readDrafted(read, site),
      readWithUnsaved: (read, unsaved) => readWithUnsaved(read, site, unsaved),
    }),
    listErrors: async (tx: Db, catalogue: StockedCatalogue) =>
      (await checkShop(tx, catalogue, tools)).filter(({ severity }) => severity === 'error'),
  };
}

interface SignNeeds {
  ready: ReadyAnswers;
  catalogue: ServedCatalogue;
  countOrders: Parameters<typeof startHealth>[0]['countOrders'];
  countDrifts: () => number;
}

/** Starts the books, and what tells how the shop does. */
function startSigns(ground: Ground, { ready, catalogue, countOrders, countDrifts }: SignNeeds) {
  const { db, site, now, log, mail, outbox, limit, isMetricsPublic } = ground;
  const books = startBooks({ db, site, now, log, mail, catalogue, outbox, access: ground.books });
  const health = startHealth({
    db,
    ready,
    limit,
    isMetricsPublic,
    countOrders,
    countOtherNetworks: () => countOtherNetworks(db),
    countKitchen: countKitchenOf(ground, countDrifts),
    countBooks: books.countWaiting,
    listPartners: ground.partners.list,
  });
  return { health, books };
}

function countKitchenOf({ db, now, boardStreams, liveStreams }: Ground, countDrifts: () => number) {
  const streams = [boardStreams, liveStreams];
  return () => countKitchen({ db, now, streams, countDrifts, countFailedNotices: () => countFailedNotices(db) });
}
