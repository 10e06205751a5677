import type { Room } from './room.ts';
import { webAppNames, webAppRooms } from './web-app-rooms.ts';
import { roomsOf, testsOf } from './wing-rooms.ts';

/** Rooms in order: each may import those before it, and `common`. */
function inOrder(runs: Room['runs'], folder: string, names: string[], common: string[] = []): Room[] {
  const prefix = folder.split('/')[1] ?? folder;
  return names.map((name, position) => ({
    name: `${prefix}/${name}`,
    files: new RegExp(`^${folder}/${name}/`),
    uses: [...common, ...names.slice(0, position).map((earlier) => `${prefix}/${earlier}`)],
    runs,
  }));
}

const domainOrder = [
  'money',
  'calendar',
  'law',
  'menu',
  'schedule',
  'stock',
  'delivery',
  'cart',
  'offer',
  'pricing',
  'office',
  'order',
  'capacity',
  'board',
  'live',
  'ticket',
  'check',
];
const domain = domainOrder.map((name) => `domain/${name}`);

const contractOrder = ['wire', 'site', 'public', 'account', 'office', 'caller'];
const contract = contractOrder.map((name) => `contract/${name}`);

const apiGround = [
  'api/db',
  'api/gateways',
  'api/jobs',
  'api/plugins',
  'api/secrets',
  'domain',
  'contract',
  'format',
  'words',
  'web-host',
];
/** For each feature of the API, the other features that it may import. The list has no cycles. */
const apiFeatures: Record<string, string[]> = {
  catalogue: [],
  delivery: ['catalogue'],
  docs: [],
  health: [],
  menu: ['catalogue'],
  offer: ['catalogue'],
  capacity: ['catalogue'],
  count: ['catalogue'],
  schedule: ['catalogue', 'capacity'],
  recommendation: ['catalogue'],
  print: [],
  order: ['catalogue', 'delivery', 'offer', 'schedule', 'capacity', 'count', 'print'],
  payment: ['order', 'print', 'catalogue', 'schedule', 'capacity', 'count'],
  push: ['catalogue'],
  notice: ['order', 'catalogue', 'push'],
  action: ['staff'],
  withdrawal: ['action', 'staff', 'payment', 'order', 'catalogue'],
  progress: [
    'action',
    'stock',
    'print',
    'notice',
    'push',
    'order',
    'payment',
    'withdrawal',
    'catalogue',
    'schedule',
    'capacity',
    'count',
  ],
  mailbox: [],
  account: ['mailbox', 'order', 'print', 'catalogue', 'delivery'],
  staff: ['mailbox', 'order', 'catalogue', 'push'],
  setting: ['staff', 'catalogue'],
  draft: ['staff', 'order', 'catalogue'],
  picture: ['staff'],
  stock: ['action', 'staff', 'catalogue', 'count'],
  slot: ['action', 'staff', 'catalogue', 'capacity', 'schedule'],
  board: ['action', 'staff', 'stock', 'count', 'progress', 'order', 'payment', 'withdrawal', 'capacity', 'catalogue'],
  ticket: ['action', 'board', 'staff', 'print', 'payment', 'order', 'catalogue'],
  rehearsal: ['board', 'staff', 'order', 'offer', 'schedule', 'delivery', 'catalogue'],
  preview: ['staff', 'catalogue'],
  report: ['staff', 'offer'],
  live: ['progress', 'payment', 'withdrawal', 'push', 'order', 'catalogue'],
  zone: ['staff', 'delivery', 'catalogue'],
};
const apiRooms = Object.keys(apiFeatures).map((name) => `api/${name}`);

const packages = [
  'domain',
  'contract',
  'format',
  'words',
  'ui',
  'web-build',
  'web-host',
  'stripe-sandbox',
  'push-sandbox',
  'printer-sandbox',
];

export const rooms: Room[] = [
  // Tests are beside the tested code, and may import their own package and its dependencies.
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
    uses: ['contract', ...contract, 'domain', 'domain tests', 'sites'],
    runs: 'server',
    isTest: true,
  },
  {
    name: 'package tests',
    files: /^packages\/[^/]+\/src\/(testing\/|.*\.test\.tsx?$)/,
    uses: [...packages, ...webAppNames, 'domain tests', 'contract tests', 'sites'],
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
      'printer-sandbox',
      'contract/site',
      'domain tests',
      'contract tests',
      'sites',
    ],
    runs: 'server',
    isTest: true,
  },
  testsOf('storefront'),
  testsOf('office'),
  {
    name: 'serve tests',
    files: /^apps\/serve\/src\/.*\.test\.ts$/,
    uses: ['serve', 'api', 'contract', 'contract tests', 'domain', 'sites'],
    runs: 'server',
    isTest: true,
  },

  ...inOrder('pure', 'packages/domain/src', domainOrder),
  { name: 'domain', files: /^packages\/domain\/src\/index\.ts$/, uses: domain, runs: 'pure' },
  ...inOrder('browser', 'packages/contract/src', contractOrder, ['domain']),
  { name: 'contract', files: /^packages\/contract\/src\/index\.ts$/, uses: contract, runs: 'browser' },
  { name: 'format', files: /^packages\/format\/src\//, uses: [], runs: 'pure' },
  { name: 'words', files: /^packages\/words\/src\//, uses: ['contract', 'domain', 'format'], runs: 'pure' },
  ...webAppRooms,
  { name: 'ui', files: /^packages\/ui\/src\//, uses: ['format'], runs: 'browser' },
  { name: 'ui tools', files: /^packages\/ui\/(vite\/|vitest\.config\.ts$)/, uses: [], runs: 'server', isTest: true },
  { name: 'web-build', files: /^packages\/web-build\/src\//, uses: ['format', 'ui tools'], runs: 'server' },
  { name: 'web-host', files: /^packages\/web-host\/src\//, uses: ['contract'], runs: 'server' },
  { name: 'stripe-sandbox', files: /^packages\/stripe-sandbox\/src\//, uses: [], runs: 'server' },
  { name: 'push-sandbox', files: /^packages\/push-sandbox\/src\//, uses: [], runs: 'server' },
  { name: 'printer-sandbox', files: /^packages\/printer-sandbox\/src\//, uses: [], runs: 'server' },

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
    uses: ['api/db', 'contract', 'words', 'web-host'],
    runs: 'server',
  },
  { name: 'api/secrets', files: /^apps\/api\/src\/secrets\//, uses: ['api/plugins', 'contract'], runs: 'server' },
  { name: 'api/jobs', files: /^apps\/api\/src\/jobs\//, uses: ['api/db'], runs: 'server' },
  ...Object.entries(apiFeatures).map(
    ([name, others]): Room => ({
      name: `api/${name}`,
      files: new RegExp(`^apps/api/src/features/${name}/`),
      uses: [...apiGround, ...others.map((other) => `api/${other}`)],
      runs: 'server',
    }),
  ),
  { name: 'api', files: /^apps\/api\/src\/[^/]+\.ts$/, uses: [...apiGround, ...apiRooms], runs: 'server' },

  ...roomsOf('storefront'),
  ...roomsOf('office'),

  // Rooms of the native shell. The storefront may not import them, so that browsers load no code for phones.
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
      'words',
    ],
    runs: 'server',
  },
  { name: 'sites', files: /^sites\/[^/]+\/site\.ts$/, uses: ['contract/site'], runs: 'browser' },
  {
    name: 'e2e',
    files: /^e2e\//,
    uses: [
      'stripe-sandbox',
      'push-sandbox',
      'storefront/screens',
      'domain',
      'domain tests',
      'contract',
      'contract tests',
      'format',
      'sites',
    ],
    runs: 'server',
    isTest: true,
  },
  {
    name: 'bench',
    files: /^bench\//,
    uses: ['e2e', 'api', 'api tests', 'domain', 'domain tests', 'contract', 'contract tests'],
    runs: 'server',
    isTest: true,
  },
];
