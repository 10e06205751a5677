interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** Whether a module is one of those, or is imported by one, however indirectly; lazy imports don't count. */
function serves(wanted: RegExp, id: string, graph: ModuleGraph): boolean {
  const seen = new Set([id]);
  for (const one of seen) {
    if (wanted.test(one)) return true;
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  }
  return false;
}

const react = /\/node_modules\/(react|react-dom|scheduler)\//;
/** The caller of the API, and how orders are read, that no first screen needs. */
const api =
  /\/packages\/contract\/src\/(?!site\/tag-manager\.|public\/live\/live-(order|order-wire|refund-wire|stream-path)\.|wire\/(wire-values|envelope)|public\/delivery\/location-wire|public\/order\/past-line|account\/(?!credentials\.)|caller\/account-caller)|\/packages\/domain\/src\/order\/(order-date|progress\/)|\/app\/state\/shop\/api-caller\.ts/;
/** The calls of an account, and what becomes of its orders: who has none needs none. */
const accountCalls = /\/packages\/contract\/src\/(account\/(?!session\.|credentials\.)|caller\/account-caller)/;
/** What the pages of the account have in common: forms, sentences. */
const account = /\/app\/(features\/account\/|messages\/(french\/account\.|account-messages)|state\/account\/)/;
const passwordField = /\/packages\/ui\/src\/controls\/password-field\./;
/** How one comes back from signing in: the checkout's link to it needs it too, and nothing else of the cart's. */
const returnPath = /\/app\/state\/account\/return-path/;
/** What only some pages of the account draw, as cart and checkout draw it: past orders, addresses. Signing in needs neither. */
const accountPart = /\/app\/features\/account\/(orders|addresses)\//;
/** What the domain has beyond a first screen: it is there for whoever prices a cart. */
const pricing =
  /\/packages\/domain\/src\/(pricing\/|order\/(?!order-date|progress\/)|live\/(?!live-steps\.)|delivery\/|money\/share-cents|schedule\/list-slots|offer\/offer-obstacle)/;
/** What draws an order that is followed anew: in one file, for news waits for it. */
const followed =
  /\/packages\/(browser\/src\/(visibility|push|push-switch)|domain\/src\/live\/live-steps|contract\/src\/public\/live\/live-(order|order-wire|refund-wire))\.|\/app\/(routes\/parts\/(live-order|later-recap)\.|features\/live\/(?!cancel-steps|thanks\/)|state\/live\/(follow-order|use-)|messages\/french\/order\/live\.)/;
/**
 * The page of an order for as long as it only waits for news; with what it will draw as the thanks page does, which else were one more
 * file behind the news.
 */
const waiting =
  /\/packages\/(contract\/src\/public\/live\/live-stream-path|ui\/src\/surface\/timeline)\.|\/app\/(routes\/parts\/later-order|platform\/(open-events|read-page-order|start\/push-mark|watch\/watch-hands)|state\/live\/(open-order-events|wait-for-news|written-order))\./;
/** What of the interface only sheets and carts show. */
const sheets = /\/packages\/ui\/src\/(surface\/(sheet|follow-finger|lock-scroll|use-morph)|controls\/stepper)\./;
/** Asked for by a page that names an icon which nobody drew. */
const missingIcon = /\/packages\/ui\/src\/icon\/find-drawing\./;
/** What of the browser only a page asks that has come to rest. */
const watching = /\/packages\/browser\/src\/follow-worker\./;
/** Only for who has a tag manager. */
const tagManager = /\/packages\/contract\/src\/site\/tag-manager\./;
/** The frame of every banner comes with the first one that a diner meets, the question about cookies. */
const consent = /\/app\/shell\/banners\/(banner|glyph|consent-banner)\./;
const entry = /\/app\/entry\.client\.tsx/;
const home = /\/app\/routes\/home\.tsx/;
const menu = /\/app\/routes\/menu\.tsx/;
const checkout = /\/app\/routes\/checkout\.tsx/;
const opened = /\/routes\/parts\/opened\.ts/;
const accountScreen = /\/app\/routes\/account\/[\w-]+\.tsx/;
const savedAddresses = /\/app\/features\/account\/addresses\/saved-address-choice\./;
const card = /\/app\/features\/checkout\/card\//;
const steps = /\/routes\/parts\/checkout-steps\.tsx/;

const isLate = (id: string) =>
  [api, waiting, pricing, followed, accountCalls, sheets, missingIcon, watching, passwordField, tagManager].some(
    (late) => late.test(id),
  );

/** Whether a module is needed by what comes after a first screen: what a tap opens, the steps of the checkout, the account. */
const isNeededLater = (id: string, graph: ModuleGraph) =>
  [opened, steps, accountScreen].some((later) => serves(later, id, graph));

/** What every page stands on, from its entry on, what home and menu have in common with each other, with the checkout or with what comes later, and the small parts of the interface. */
function first(id: string, graph: ModuleGraph): string | null {
  if (isLate(id)) return null;
  if (serves(entry, id, graph) || id.includes('/packages/ui/')) return 'first';
  const users = [home, menu].filter((screen) => serves(screen, id, graph)).length;
  const isShared = users > 1 || isNeededLater(id, graph) || serves(checkout, id, graph);
  return users > 0 && isShared ? 'first' : null;
}

/** What the checkout's first screen shares with its steps, and with what else comes later. */
function common(id: string, graph: ModuleGraph): string | null {
  if (returnPath.test(id)) return 'common';
  return !isLate(id) && isNeededLater(id, graph) && serves(checkout, id, graph) ? 'common' : null;
}

/**
 * The cart with its prices, which taps open and the checkout stands on, and what it shares with the account. What the steps share
 * with the card's form would be one more file behind them.
 */
function cart(id: string, graph: ModuleGraph): string | null {
  if ([watching, waiting, followed, passwordField, tagManager].some((other) => other.test(id))) return null;
  if (card.test(id) && serves(steps, id, graph)) return 'cart';
  const isShared =
    [opened, accountScreen, savedAddresses].some((other) => serves(other, id, graph)) && serves(steps, id, graph);
  return pricing.test(id) || sheets.test(id) || (isShared && !accountCalls.test(id)) ? 'cart' : null;
}

/** What more than one page of the account needs; a page's own code comes with it. */
function ofAccount(id: string, graph: ModuleGraph): string | null {
  if (accountCalls.test(id)) return 'account-calls';
  if (passwordField.test(id)) return 'account';
  if (!account.test(id)) return null;
  const pages = graph.getModuleInfo(id)?.importers.filter((importer) => accountScreen.test(importer)) ?? [];
  if (pages.length === 1) return null;
  const part = accountPart.exec(id)?.[1];
  return part ? `account-${part}` : 'account';
}

/**
 * Few files instead of one for every set of screens that shares a module: each costs a request and its headers. Styles go with
 * the code that names them.
 */
export const scriptGroups = [
  { name: 'react', test: react, priority: 5 },
  { name: first, priority: 4 },
  { name: common, priority: 3 },
  { name: 'consent', test: consent, priority: 3 },
  { name: 'waiting', test: waiting, priority: 3 },
  { name: 'api', test: api, priority: 2 },
  { name: cart, priority: 1 },
  { name: 'followed', test: followed, priority: 0 },
  { name: ofAccount, priority: 0 },
];

/**
 * The files that take a page over have browsers that know this line compile them whole while they load, beside the page's thread:
 * one function after the other, at the moment that it is called first, costs that thread 30 of 225 ms (Chromium 156, the menu).
 */
export const compileHint = ({ name }: { name: string }) =>
  ['react', 'first'].includes(name) ? '//# allFunctionsCalledOnLoad\n' : '';
