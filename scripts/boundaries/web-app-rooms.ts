import type { Room } from './room.ts';

/** The rooms of `packages/web-app`, each with its own entry point, and the rooms that each may import. */
const uses: Record<string, string[]> = {
  base: [],
  clock: [],
  messages: ['web-app/base', 'format'],
  form: ['web-app/messages', 'contract', 'ui'],
  navigation: [],
  sheets: [],
  start: [],
  streams: [],
  worker: [],
};

export const webAppNames = Object.keys(uses).map((name) => `web-app/${name}`);

export const webAppRooms: Room[] = [
  ...Object.entries(uses).map(
    ([name, used]): Room => ({
      name: `web-app/${name}`,
      files: new RegExp(`^packages/web-app/src/${name}/`),
      uses: used,
      runs: 'browser',
    }),
  ),
  { name: 'service worker', files: /^packages\/web-app\/service-worker\//, uses: [], runs: 'browser' },
  {
    name: 'web-app tools',
    files: /^packages\/web-app\/vitest\.config\.ts$/,
    uses: ['ui tools'],
    runs: 'server',
    isTest: true,
  },
];
