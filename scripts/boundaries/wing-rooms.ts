import { readdirSync } from 'node:fs';
import type { Room } from './room.ts';
import { webAppNames } from './web-app-rooms.ts';

type WingName = 'storefront' | 'office';

/** The rooms of an app with pages, beyond those that every such app has. */
interface Wing {
  /** Rooms that all features of the app may import, with the rooms that each of them imports. */
  shared?: Record<string, string[]>;
  /** Rooms that the app's list of screens may import. */
  screens: string[];
  /** Rooms of the pages that the page server may import. */
  served: string[];
}

const pagesGround = [...webAppNames, 'ui', 'format', 'words', 'domain', 'contract'];
const wings: Record<WingName, Wing> = {
  storefront: {
    screens: ['contract'],
    served: ['ui tools', 'storefront', 'storefront/screens', 'storefront/messages'],
  },
  office: {
    shared: {
      icons: ['ui'],
      components: ['office/state', 'office/messages', 'office/icons', 'office/platform', ...pagesGround],
    },
    screens: ['office/icons', 'domain', 'contract'],
    served: ['office/screens', 'office/state', 'office/messages'],
  },
};

/** Rooms that features, frame and routes may import. */
const groundOf = (wing: WingName) => [
  ...Object.keys(wings[wing].shared ?? {}).map((room) => `${wing}/${room}`),
  `${wing}/state`,
  `${wing}/messages`,
  `${wing}/platform`,
  ...pagesGround,
];
/** Each folder in `features/` is a room. Features may not import each other; a route combines them. */
const featuresOf = (wing: WingName) =>
  readdirSync(new URL(`../../apps/${wing}/app/features`, import.meta.url)).map((feature) => `${wing}/${feature}`);

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

export function roomsOf(wing: WingName): Room[] {
  const { shared = {}, screens, served } = wings[wing];
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
    room('messages', [`${wing}/platform`, ...webAppNames, 'ui', 'format', 'words', 'domain', 'contract']),
    room('state', [`${wing}/messages`, `${wing}/platform`, ...webAppNames, 'format', 'words', 'domain', 'contract']),
    ...Object.entries(shared).map(([name, uses]) => room(name, uses)),
    ...featuresOf(wing).map((name) => ({
      ...room('', ground),
      name,
      files: new RegExp(`^apps/${name.replace('/', '/app/features/')}/`),
    })),
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
      uses: ['contract', 'format', 'words', 'web-build', 'web-host', ...served],
      runs: 'server',
    },
  ];
}
