/** A part of the house: which files are its own, and which other rooms they may use. Whatever is not named is forbidden. */
export interface Room {
  name: string;
  /** The first room of the list that matches a file is the file's. */
  files: RegExp;
  /** Names of rooms. A room may always use itself. */
  uses: string[];
  /** `pure`: neither packages nor Node; `browser`: no Node; `server`: anything that its package.json declares. */
  runs: 'pure' | 'browser' | 'server';
  /** Tests may use development dependencies, and open other packages beside their entry points. */
  isTest?: boolean;
}

/** Rooms of which each may use those before it, and what all of them may use. */
function inOrder(runs: Room['runs'], folder: string, names: string[], common: string[] = []): Room[] {
  const prefix = folder.split('/')[1] ?? folder;
  return names.map((name, position) => ({
    name: `${prefix}/${name}`,
    files: new RegExp(`^${folder}/${name}/`),
    uses: [...common, ...names.slice(0, position).map((earlier) => `${prefix}/${earlier}`)],
    runs,
  }));
}

/** One room for each folder of features, with the other features that it may use. */
function features(
  folder: string,
  prefix: string,
  runs: Room['runs'],
  common: string[],
  table: Record<string, string[]>,
): Room[] {
  return Object.entries(table).map(([name, others]) => ({
    name: `${prefix}/${name}`,
    files: new RegExp(`^${folder}/${name}/`),
    uses: [...common, ...others.map((other) => `${prefix}/${other}`)],
    runs,
  }));
}

const domainOrder = [
  'money',
  'menu',
  'schedule',
  'delivery',
  'cart',
  'offer',
  'pricing',
  'office',
  'order',
  'board',
  'live',
];
const domain = domainOrder.map((name) => `domain/${name}`);

/** What every feature of the API stands on. */
const apiGround = [
  'api/db',
  'api/gateways',
  'api/jobs',
  'api/plugins',
  'api/secrets',
  'domain',
  'contract',
  'format',
  'receipt',
  'web-host',
];
/** The features of the API and the other features whose repositories and rules they use: no two use each other. */
const apiFeatures: Record<string, string[]> = {
  catalogue: [],
  delivery: ['catalogue'],
  docs: [],
  health: [],
  menu: ['catalogue'],
  offer: ['catalogue'],
  schedule: ['catalogue'],
  recommendation: ['catalogue'],
  order: ['catalogue', 'delivery', 'offer', 'schedule'],
  payment: ['order', 'catalogue', 'schedule'],
  push: ['catalogue'],
  notice: ['order', 'catalogue', 'push'],
  progress: ['notice', 'push', 'order', 'payment', 'catalogue', 'schedule'],
  account: ['order', 'catalogue', 'delivery'],
  staff: ['order', 'catalogue', 'push'],
  board: ['staff', 'progress', 'order', 'payment', 'catalogue'],
  live: ['progress', 'payment', 'push', 'order', 'catalogue'],
};
const apiRooms = Object.keys(apiFeatures).map((name) => `api/${name}`);

const storefrontGround = [
  'storefront/state',
  'storefront/messages',
  'storefront/platform',
  'ui',
  'format',
  'domain',
  'contract',
];
/** The features of the storefront: they never use each other, the route composes them. */
const storefrontFeatures: Record<string, string[]> = {
  account: [],
  cart: [],
  checkout: [],
  contact: [],
  home: [],
  item: [],
  live: [],
  location: [],
  menu: [],
  offer: [],
  order: [],
  prose: [],
};
const storefrontFeatureRooms = Object.keys(storefrontFeatures).map((name) => `storefront/${name}`);

const officeGround = [
  'office/parts',
  'office/state',
  'office/messages',
  'office/icons',
  'office/platform',
  'ui',
  'format',
  'receipt',
  'domain',
  'contract',
];
/** The features of the office: they never use each other, the route composes them. */
const officeFeatures: Record<string, string[]> = {
  access: [],
  board: [],
  settings: [],
  team: [],
};
const officeFeatureRooms = Object.keys(officeFeatures).map((name) => `office/${name}`);

const packages = [
  'domain',
  'contract',
  'format',
  'receipt',
  'ui',
  'web-build',
  'web-host',
  'stripe-sandbox',
  'push-sandbox',
];

export const rooms: Room[] = [
  // Tests and what they share stand beside what they prove, and may look into their own package and what it stands on.
  {
    name: 'domain tests',
    files: /^packages\/domain\/src\/(testing\/|.*\.test\.ts$)/,
    uses: ['domain', ...domain],
    runs: 'server',
    isTest: true,
  },
  {
    name: 'contract tests',
    files: /^packages\/contract\/src\/(testing\/|.*\.test\.ts$)/,
    uses: ['contract', 'domain', 'domain tests', 'sites'],
    runs: 'server',
    isTest: true,
  },
  {
    name: 'package tests',
    files: /^packages\/[^/]+\/src\/(testing\/|.*\.test\.tsx?$)/,
    uses: [...packages, 'domain tests', 'sites'],
    runs: 'server',
    isTest: true,
  },
  {
    name: 'api tests',
    files: /^apps\/api\/src\/(testing\/|.*\.test\.ts$)/,
    uses: [
      'api',
      ...apiGround,
      ...apiRooms,
      'stripe-sandbox',
      'push-sandbox',
      'domain tests',
      'contract tests',
      'sites',
    ],
    runs: 'server',
    isTest: true,
  },
  {
    name: 'storefront tests',
    files: /^apps\/storefront\/(app\/testing\/|.*\.test\.tsx?$|vitest\.config\.ts$)/,
    uses: [
      'storefront',
      'storefront/routes',
      'storefront/screens',
      'storefront/shell',
      ...storefrontGround,
      ...storefrontFeatureRooms,
      'storefront server',
      'storefront worker',
      'ui tools',
      'web-build',
      'web-host',
      'domain tests',
      'contract tests',
      'sites',
    ],
    runs: 'server',
    isTest: true,
  },
  {
    name: 'office tests',
    files: /^apps\/office\/(app\/testing\/|.*\.test\.tsx?$|vitest\.config\.ts$)/,
    uses: [
      'office',
      'office/routes',
      'office/screens',
      'office/shell',
      ...officeGround,
      ...officeFeatureRooms,
      'office server',
      'ui tools',
      'web-build',
      'web-host',
      'domain tests',
      'contract tests',
      'sites',
    ],
    runs: 'server',
    isTest: true,
  },
  {
    name: 'serve tests',
    files: /^apps\/serve\/src\/.*\.test\.ts$/,
    uses: ['serve', 'api', 'contract', 'contract tests', 'domain', 'sites'],
    runs: 'server',
    isTest: true,
  },

  ...inOrder('pure', 'packages/domain/src', domainOrder),
  { name: 'domain', files: /^packages\/domain\/src\/index\.ts$/, uses: domain, runs: 'pure' },
  { name: 'contract', files: /^packages\/contract\/src\//, uses: ['domain'], runs: 'browser' },
  { name: 'format', files: /^packages\/format\/src\//, uses: [], runs: 'pure' },
  { name: 'receipt', files: /^packages\/receipt\/src\//, uses: ['contract', 'domain', 'format'], runs: 'pure' },
  { name: 'ui', files: /^packages\/ui\/src\//, uses: ['format'], runs: 'browser' },
  { name: 'ui tools', files: /^packages\/ui\/(vite\/|vitest\.config\.ts$)/, uses: [], runs: 'server', isTest: true },
  { name: 'web-build', files: /^packages\/web-build\/src\//, uses: ['format', 'ui tools'], runs: 'server' },
  { name: 'web-host', files: /^packages\/web-host\/src\//, uses: ['contract'], runs: 'server' },
  { name: 'stripe-sandbox', files: /^packages\/stripe-sandbox\/src\//, uses: [], runs: 'server' },
  { name: 'push-sandbox', files: /^packages\/push-sandbox\/src\//, uses: [], runs: 'server' },

  { name: 'api/db', files: /^apps\/api\/(src\/db\/|drizzle\.config\.ts$)/, uses: ['domain'], runs: 'server' },
  {
    name: 'api/gateways',
    files: /^apps\/api\/src\/gateways\//,
    uses: ['api/db', 'domain', 'contract', 'format'],
    runs: 'server',
  },
  {
    name: 'api/plugins',
    files: /^apps\/api\/src\/plugins\//,
    uses: ['api/db', 'contract', 'web-host'],
    runs: 'server',
  },
  { name: 'api/secrets', files: /^apps\/api\/src\/secrets\//, uses: ['api/plugins', 'contract'], runs: 'server' },
  { name: 'api/jobs', files: /^apps\/api\/src\/jobs\//, uses: ['api/db'], runs: 'server' },
  ...features('apps/api/src/features', 'api', 'server', apiGround, apiFeatures),
  { name: 'api', files: /^apps\/api\/src\/[^/]+\.ts$/, uses: [...apiGround, ...apiRooms], runs: 'server' },

  { name: 'storefront/platform', files: /^apps\/storefront\/app\/platform\//, uses: [], runs: 'browser' },
  {
    name: 'storefront/messages',
    files: /^apps\/storefront\/app\/messages\//,
    uses: ['storefront/platform', 'format', 'domain', 'contract', 'ui'],
    runs: 'browser',
  },
  {
    name: 'storefront/state',
    files: /^apps\/storefront\/app\/state\//,
    uses: ['storefront/messages', 'storefront/platform', 'format', 'domain', 'contract'],
    runs: 'browser',
  },
  ...features('apps/storefront/app/features', 'storefront', 'browser', storefrontGround, storefrontFeatures),
  {
    name: 'storefront/screens',
    files: /^apps\/storefront\/app\/screens\//,
    uses: ['storefront/messages', 'contract'],
    runs: 'browser',
  },
  {
    name: 'storefront/shell',
    files: /^apps\/storefront\/app\/shell\//,
    uses: [...storefrontGround, 'storefront/screens'],
    runs: 'browser',
  },
  {
    name: 'storefront/routes',
    files: /^apps\/storefront\/app\/routes\//,
    uses: [...storefrontGround, 'storefront/screens', 'storefront/shell', ...storefrontFeatureRooms],
    runs: 'browser',
  },
  {
    name: 'storefront',
    files: /^apps\/storefront\/app\/[^/]+\.tsx?$/,
    uses: [
      ...storefrontGround,
      'storefront/screens',
      'storefront/shell',
      'storefront/routes',
      ...storefrontFeatureRooms,
    ],
    runs: 'browser',
  },
  { name: 'storefront worker', files: /^apps\/storefront\/worker\//, uses: [], runs: 'browser' },
  {
    name: 'storefront server',
    files: /^apps\/storefront\/(server|vite)\/|^apps\/storefront\/[^/]+\.ts$/,
    uses: [
      'contract',
      'format',
      'web-build',
      'web-host',
      'ui tools',
      'storefront',
      'storefront/screens',
      'storefront/messages',
    ],
    runs: 'server',
  },

  { name: 'office/platform', files: /^apps\/office\/app\/platform\//, uses: [], runs: 'browser' },
  { name: 'office/icons', files: /^apps\/office\/app\/icons\//, uses: ['ui'], runs: 'browser' },
  {
    name: 'office/messages',
    files: /^apps\/office\/app\/messages\//,
    uses: ['office/platform', 'format', 'domain', 'contract', 'ui'],
    runs: 'browser',
  },
  {
    name: 'office/state',
    files: /^apps\/office\/app\/state\//,
    uses: ['office/messages', 'office/platform', 'format', 'domain', 'contract'],
    runs: 'browser',
  },
  {
    name: 'office/parts',
    files: /^apps\/office\/app\/parts\//,
    uses: ['office/state', 'office/messages', 'office/icons', 'office/platform', 'ui', 'format', 'domain', 'contract'],
    runs: 'browser',
  },
  ...features('apps/office/app/features', 'office', 'browser', officeGround, officeFeatures),
  {
    name: 'office/screens',
    files: /^apps\/office\/app\/screens\//,
    uses: ['office/messages', 'office/icons', 'domain', 'contract'],
    runs: 'browser',
  },
  {
    name: 'office/shell',
    files: /^apps\/office\/app\/shell\//,
    uses: [...officeGround, 'office/screens'],
    runs: 'browser',
  },
  {
    name: 'office/routes',
    files: /^apps\/office\/app\/routes\//,
    uses: [...officeGround, 'office/screens', 'office/shell', ...officeFeatureRooms],
    runs: 'browser',
  },
  {
    name: 'office',
    files: /^apps\/office\/app\/[^/]+\.tsx?$/,
    uses: [...officeGround, 'office/screens', 'office/shell', 'office/routes'],
    runs: 'browser',
  },
  { name: 'office worker', files: /^apps\/office\/worker\//, uses: [], runs: 'browser' },
  {
    name: 'office server',
    files: /^apps\/office\/(server|vite)\/|^apps\/office\/[^/]+\.ts$/,
    uses: ['contract', 'format', 'web-build', 'web-host', 'office/screens', 'office/state', 'office/messages'],
    runs: 'server',
  },

  // Entered by their exports like the others; the web's own pages know neither, and so carry nothing of the phone's.
  {
    name: 'native tests',
    files: /^apps\/native\/.*\.test\.tsx?$/,
    uses: ['native', 'native pages', 'contract', 'sites'],
    runs: 'server',
    isTest: true,
  },
  {
    name: 'native pages',
    files: /^apps\/native\/app\//,
    uses: ['storefront', 'ui', 'contract'],
    runs: 'browser',
  },
  {
    name: 'native',
    files: /^apps\/native\//,
    uses: ['storefront server', 'web-build', 'web-host', 'contract'],
    runs: 'server',
  },
  {
    name: 'serve',
    files: /^apps\/serve\//,
    uses: [
      'api',
      'storefront server',
      'office server',
      'native',
      'web-host',
      'stripe-sandbox',
      'contract',
      'domain',
      'format',
      'receipt',
    ],
    runs: 'server',
  },
  { name: 'sites', files: /^sites\/[^/]+\/site\.ts$/, uses: ['contract'], runs: 'browser' },
  {
    name: 'e2e',
    files: /^e2e\//,
    uses: ['stripe-sandbox', 'push-sandbox', 'domain', 'domain tests', 'contract', 'contract tests', 'format', 'sites'],
    runs: 'server',
    isTest: true,
  },
  {
    name: 'bench',
    files: /^bench\//,
    uses: ['e2e', 'api', 'api tests', 'domain', 'domain tests', 'stripe-sandbox', 'contract', 'contract tests'],
    runs: 'server',
    isTest: true,
  },
];
