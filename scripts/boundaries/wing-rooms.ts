import type { Room } from './room.ts';
import { webAppNames } from './web-app-rooms.ts';

type WingName = 'storefront' | 'office';

/** The rooms of a wing with pages, drawn by React; no feature uses another: the route composes them. */
interface Wing {
  features: string[];
  /** What a screen is made of beyond `packages/ui`, from the lowest on; and what those may use below the common ground. */
  parts?: Record<string, string[]>;
  /** What the table of its addresses names. */
  screens: string[];
  /** What of its pages the process that serves them reads. */
  served: string[];
}

/** What the screens of any wing stand on. */
const pagesGround = [...webAppNames, 'ui', 'format', 'receipt', 'domain', 'contract'];
const wings: Record<WingName, Wing> = {
  storefront: {
    features: [
      'account',
      'cart',
      'checkout',
      'contact',
      'home',
      'item',
      'live',
      'location',
      'menu',
      'offer',
      'order',
      'again',
      'prose',
    ],
    screens: ['contract'],
    served: ['ui tools', 'storefront', 'storefront/screens', 'storefront/messages'],
  },
  office: {
    features: ['access', 'board', 'order', 'settings', 'stock', 'team'],
    parts: {
      icons: ['ui'],
      parts: ['office/state', 'office/messages', 'office/icons', 'office/platform', ...pagesGround],
    },
    screens: ['office/icons', 'domain', 'contract'],
    served: ['office/screens', 'office/state', 'office/messages'],
  },
};

/** What a feature, the frame and the routes of a wing may all use. */
const groundOf = (wing: WingName) => [
  ...Object.keys(wings[wing].parts ?? {}).map((part) => `${wing}/${part}`),
  `${wing}/state`,
  `${wing}/messages`,
  `${wing}/platform`,
  ...pagesGround,
];
const featuresOf = (wing: WingName) => wings[wing].features.map((feature) => `${wing}/${feature}`);

/** What a test of a wing may use: all of it, and what proves it. */
export const testsOf = (wing: WingName): Room => ({
  name: `${wing} tests`,
  files: new RegExp(`^apps/${wing}/(app/testing/|.*\\.test\\.tsx?$|vitest\\.config\\.ts$)`),
  uses: [
    ...[wing, `${wing}/routes`, `${wing}/screens`, `${wing}/shell`, `${wing} server`, `${wing} worker`],
    ...groundOf(wing),
    ...featuresOf(wing),
    ...['ui tools', 'web-build', 'web-host', 'package tests', 'domain tests', 'contract tests', 'sites'],
  ],
  runs: 'server',
  isTest: true,
});

/** All rooms of a wing, and what each may use. */
export function roomsOf(wing: WingName): Room[] {
  const { features, parts = {}, screens, served } = wings[wing];
  const ground = groundOf(wing);
  const room = (name: string, uses: string[]): Room => ({
    name: `${wing}/${name}`,
    files: new RegExp(`^apps/${wing}/app/${name}/`),
    uses,
    runs: 'browser',
  });
  const shown = [...ground, `${wing}/screens`, `${wing}/shell`];
  return [
    room('platform', webAppNames),
    room('messages', [`${wing}/platform`, ...webAppNames, 'ui', 'format', 'domain', 'contract']),
    room('state', [`${wing}/messages`, `${wing}/platform`, ...webAppNames, 'format', 'domain', 'contract']),
    ...Object.entries(parts).map(([name, uses]) => room(name, uses)),
    ...features.map((name) => ({ ...room(name, ground), files: new RegExp(`^apps/${wing}/app/features/${name}/`) })),
    room('screens', [`${wing}/messages`, ...screens]),
    room('shell', [...ground, `${wing}/screens`]),
    room('routes', [...shown, ...featuresOf(wing)]),
    {
      name: wing,
      files: new RegExp(`^apps/${wing}/app/[^/]+\\.tsx?$`),
      uses: [...shown, `${wing}/routes`, ...featuresOf(wing)],
      runs: 'browser',
    },
    { name: `${wing} worker`, files: new RegExp(`^apps/${wing}/worker/`), uses: ['service worker'], runs: 'browser' },
    {
      name: `${wing} server`,
      files: new RegExp(`^apps/${wing}/(server|vite)/|^apps/${wing}/[^/]+\\.ts$`),
      uses: ['contract', 'format', 'web-build', 'web-host', ...served],
      runs: 'server',
    },
  ];
}
