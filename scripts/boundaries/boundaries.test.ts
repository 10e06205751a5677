import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../testing/copy-project.ts';
import { checkBoundaries } from './check-boundaries.ts';
import type { Breach } from './judge-imports.ts';
import { rooms } from './rooms.ts';

/** A breach of every rule: the rule, the file to create, and its code. */
const breaches: [rule: string, file: string, code: string][] = [
  ['unknown-room', 'apps/waiter/src/planted.ts', 'export const planted = 1;'],
  ['unknown-room', 'packages/loyalty/src/planted.ts', 'export const planted = 1;'],
  ['unknown-room', 'apps/api/src/features/loyalty/planted.ts', 'export const planted = 1;'],
  ['unknown-room', 'apps/storefront/app/gadgets/planted.ts', 'export const planted = 1;'],
  ['unknown-room', 'apps/office/app/gadgets/planted.ts', 'export const planted = 1;'],
  ['everything-resolves', 'apps/api/src/plugins/planted-lost.ts', "export * from './nowhere.ts';"],
  ['everything-resolves', 'apps/storefront/app/shell/planted-address.ts', "export * from './nowhere.woff2?url';"],
  ['pure-rooms-use-no-package', 'packages/domain/src/money/planted-package.ts', "export * from 'zod';"],
  ['runs-without-node', 'packages/contract/src/wire/planted-node.ts', "export { readFileSync } from 'node:fs';"],
  ['packages-are-declared', 'apps/api/src/plugins/planted-undeclared.ts', "export * from 'react';"],
  ['packages-are-declared', 'apps/storefront/app/platform/planted-capacitor.ts', "export * from '@capacitor/core';"],
  ['product-without-its-tools', 'apps/api/src/plugins/planted-tool.ts', "export * from 'vitest';"],
  [
    'one-entry-point',
    'apps/api/src/plugins/planted-entry.ts',
    "export * from '../../../../packages/web-host/src/answer.ts';",
  ],
  [
    'no-foreign-routes',
    'apps/api/src/features/order/planted-routes-use.ts',
    "export * from '../schedule/schedule-routes.ts';",
  ],
  [
    'no-foreign-routes',
    'apps/api/src/features/account/planted-route-use.ts',
    "export * from '../order/quote/quote-route.ts';",
  ],
  [
    'no-foreign-routes',
    'apps/api/src/features/order/planted-start.ts',
    "export * from '../delivery/start-delivery.ts';",
  ],
  ['no-file-cycles', 'apps/api/src/plugins/planted-one.ts', "export * from './planted-two.ts';"],
  ['no-file-cycles', 'apps/api/src/plugins/planted-two.ts', "export * from './planted-one.ts';"],
  ['sql-in-repositories', 'apps/api/src/features/order/planted-import.ts', "export { sql } from 'drizzle-orm';"],
  [
    'sql-in-repositories',
    'apps/api/src/features/order/planted-text.ts',
    'export const planted = (id: string) => `select total_cents from orders where id = ${id}`;',
  ],
  [
    'sql-in-repositories',
    'apps/api/src/features/order/planted-template.ts',
    'export const planted = (sql: (text: TemplateStringsArray) => unknown) => sql`now()`;',
  ],
  [
    'text-in-messages',
    'apps/api/src/features/order/planted-answer.ts',
    "export const planted = 'Votre commande est prête';",
  ],
  ['text-in-messages', 'packages/contract/src/wire/planted-text.ts', "export const planted = 'Adresse non trouvée';"],
  [
    'text-in-messages',
    'apps/storefront/app/features/home/planted-text.tsx',
    'export const Planted = () => <p>Open</p>;',
  ],
  ['text-in-messages', 'apps/office/app/shell/planted-text.tsx', 'export const Planted = () => <p>Open</p>;'],
  [
    'text-in-messages',
    'packages/ui/src/planted-label.tsx',
    'export const Planted = () => <button type="button" aria-label="Close" />;',
  ],
];

/** A folder with more files than allowed. */
const crowd = 'apps/api/src/plugins/planted-crowd';

/** Forbidden imports, one from each package and from each of its rooms. */
const arrows: [from: string, to: string][] = [
  ['packages/domain/src/money/planted-later.ts', 'packages/domain/src/pricing/price-cart.ts'],
  ['packages/domain/src/cart/planted-later.ts', 'packages/domain/src/offer/offer.ts'],
  ['packages/domain/src/office/planted-later.ts', 'packages/domain/src/order/progress/progress.ts'],
  ['packages/domain/src/order/planted-wire.ts', 'packages/contract/src/index.ts'],
  ['packages/contract/src/index.ts', 'apps/api/src/index.ts'],
  ['packages/contract/src/wire/planted-site.ts', 'packages/contract/src/site/site.ts'],
  ['packages/contract/src/site/planted-public.ts', 'packages/contract/src/public/paths.ts'],
  ['packages/contract/src/public/planted-account.ts', 'packages/contract/src/account/account-endpoints.ts'],
  ['packages/contract/src/account/planted-office.ts', 'packages/contract/src/office/office-endpoints.ts'],
  ['packages/contract/src/office/planted-caller.ts', 'packages/contract/src/caller/caller.ts'],
  ['packages/format/src/planted-domain.ts', 'packages/domain/src/index.ts'],
  ['packages/ui/src/planted-domain.ts', 'packages/domain/src/index.ts'],
  ['packages/words/src/planted-api.ts', 'apps/api/src/index.ts'],
  ['packages/web-app/src/base/planted-domain.ts', 'packages/domain/src/index.ts'],
  ['packages/web-app/src/base/planted-start.ts', 'packages/web-app/src/start/index.ts'],
  ['packages/web-app/src/messages/planted-ui.ts', 'packages/ui/src/index.ts'],
  ['packages/web-app/src/clock/planted-base.ts', 'packages/web-app/src/base/index.ts'],
  ['packages/web-app/src/form/planted-domain.ts', 'packages/domain/src/index.ts'],
  ['packages/web-app/src/streams/planted-contract.ts', 'packages/contract/src/index.ts'],
  ['packages/web-app/src/navigation/planted-messages.ts', 'packages/web-app/src/messages/index.ts'],
  ['packages/web-app/src/sheets/planted-ui.ts', 'packages/ui/src/index.ts'],
  ['packages/web-app/service-worker/planted-page.ts', 'packages/web-app/src/base/index.ts'],
  ['packages/web-host/src/planted-api.ts', 'apps/api/src/index.ts'],
  ['packages/web-build/src/planted-domain.ts', 'packages/domain/src/index.ts'],
  ['packages/stripe-sandbox/src/planted-contract.ts', 'packages/contract/src/index.ts'],
  ['packages/push-sandbox/src/planted-contract.ts', 'packages/contract/src/index.ts'],
  ['packages/printer-sandbox/src/planted-contract.ts', 'packages/contract/src/index.ts'],
  ['apps/api/src/planted-storefront.ts', 'apps/storefront/server/index.ts'],
  ['apps/api/src/planted-sandbox.ts', 'packages/stripe-sandbox/src/index.ts'],
  ['apps/api/src/planted-journeys.ts', 'e2e/src/shop.ts'],
  ['apps/api/src/db/planted-feature.ts', 'apps/api/src/features/offer/offer-routes.ts'],
  ['apps/api/src/secrets/planted-account.ts', 'apps/api/src/features/account/record/open-session.ts'],
  ['apps/api/src/plugins/planted-gateway.ts', 'apps/api/src/gateways/within-time.ts'],
  ['apps/api/src/features/order/planted-payment.ts', 'apps/api/src/features/payment/settle/payment-repository.ts'],
  ['apps/storefront/app/planted-api.ts', 'apps/api/src/index.ts'],
  ['apps/storefront/app/platform/planted-state.ts', 'apps/storefront/app/state/cart/cart-store.ts'],
  ['apps/storefront/app/state/planted-feature.ts', 'apps/storefront/app/features/home/hero.tsx'],
  ['apps/storefront/app/features/home/planted-menu.ts', 'apps/storefront/app/features/menu/menu-list.tsx'],
  ['apps/storefront/app/features/home/planted-route.ts', 'apps/storefront/app/routes/menu.tsx'],
  ['apps/storefront/app/shell/planted-feature.ts', 'apps/storefront/app/features/home/hero.tsx'],
  ['apps/storefront/server/planted-feature.ts', 'apps/storefront/app/features/home/hero.tsx'],
  ['apps/storefront/worker/planted-platform.ts', 'apps/storefront/app/platform/current-path.ts'],
  ['apps/storefront/app/platform/planted-phone.ts', 'apps/native/app/shell/haptics.ts'],
  ['apps/storefront/app/planted-office.ts', 'apps/office/app/root.tsx'],
  ['apps/office/app/planted-storefront.ts', 'apps/storefront/app/root.tsx'],
  ['apps/office/app/planted-api.ts', 'apps/api/src/index.ts'],
  ['apps/office/app/platform/planted-state.ts', 'apps/office/app/state/site.ts'],
  ['apps/office/app/state/planted-feature.ts', 'apps/office/app/features/board/board.tsx'],
  ['apps/office/app/features/board/planted-route.ts', 'apps/office/app/routes/board.tsx'],
  ['apps/office/app/shell/planted-feature.ts', 'apps/office/app/features/board/board.tsx'],
  ['apps/office/worker/planted-platform.ts', 'apps/office/app/platform/is-typing.ts'],
  ['apps/office/server/planted-feature.ts', 'apps/office/app/features/board/board.tsx'],
  ['apps/native/app/planted-api.ts', 'apps/api/src/index.ts'],
  ['apps/native/src/planted-serve.ts', 'apps/serve/src/main.ts'],
  ['packages/domain/src/index.ts', 'packages/contract/src/index.ts'],
  ['apps/serve/src/planted-bench.ts', 'bench/src/report.ts'],
  ['sites/leve-tard/site.ts', 'packages/domain/src/index.ts'],
  ['e2e/src/planted-serve.ts', 'apps/serve/src/main.ts'],
];

const globals = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'history'];
const globalsFiles = ['apps/storefront/app/features/home', 'apps/office/app/features/board'].map(
  (folder) => `${folder}/planted-globals.ts`,
);

let copy: ProjectCopy;
let report: Breach[];
let lint: string;

function plant(file: string, code: string): void {
  mkdirSync(dirname(join(copy.folder, file)), { recursive: true });
  writeFileSync(join(copy.folder, file), `${code}\n`);
}

beforeAll(async () => {
  copy = copyProject();
  for (const [, file, code] of breaches) plant(file, code);
  for (const [from, to] of arrows) plant(from, `export * from '${'../'.repeat(from.split('/').length - 1)}${to}';`);
  for (const at of Array(16).keys()) plant(`${crowd}/planted-${at}.ts`, 'export const planted = 1;');
  const code = globals.map((name) => `export const ${name}Planted = () => ${name};`).join('\n');
  for (const file of globalsFiles) plant(file, code);
  report = (await checkBoundaries(copy.folder)).breaches;
  const biome = spawnSync(
    'npx',
    [
      '--no-install',
      'biome',
      'lint',
      '--vcs-enabled=false',
      '--max-diagnostics=none',
      '--reporter=json',
      ...globalsFiles,
    ],
    {
      cwd: copy.folder,
      encoding: 'utf8',
    },
  );
  lint = biome.stdout;
}, 120_000);

afterAll(() => copy.remove());

const seen = (rule: string, file: string) =>
  report.some((breach) => breach.rule === rule && breach.text.includes(file));

describe('the walls of the house', () => {
  it.each(breaches)('%s: seen in %s', (rule, file) => {
    expect(seen(rule, file)).toBe(true);
  });

  it.each(arrows)('no arrow leads from %s to %s', (from) => {
    expect(seen('no-such-arrow', from)).toBe(true);
  });

  it('says where a forbidden arrow is, what the room may use instead, and where the map is', () => {
    const from = 'apps/native/app/planted-api.ts';
    const told = report.find(({ rule, text }) => rule === 'no-such-arrow' && text.startsWith(from));
    expect(told?.text).toBe(
      `${from}:1 -> apps/api/src/index.ts: "native pages" may not use "api". It may use storefront, ui, contract. The map is scripts/boundaries/rooms.ts`,
    );
  });

  it('says of every breach what to do', () => {
    for (const { text } of report) expect(text).toMatch(/: [^:]+$/);
  });

  it('sees a folder of sixteen files', () => {
    expect(seen('small-folders', `${crowd} holds 16 files`)).toBe(true);
  });

  it.each(['packages/domain/src/money', 'packages/contract/src/wire'])('sees a cycle with the folder %s', (folder) => {
    // The planted files import from this folder into a later one, which imports this folder too.
    const cycles = report.filter(({ rule }) => rule === 'no-folder-cycles');
    expect(cycles.map(({ text }) => text)).toContainEqual(expect.stringContaining(folder));
  });

  it('keeps the browser’s globals inside platform/', () => {
    for (const name of globals)
      expect(lint.split(`Do not use the global variable ${name}`)).toHaveLength(globalsFiles.length + 1);
  });

  it('plants a breach of every rule and out of every package', () => {
    const planted = new Set(
      breaches.map(([rule]) => rule).concat('no-such-arrow', 'no-folder-cycles', 'small-folders'),
    );
    expect([...new Set(report.map(({ rule }) => rule))].filter((rule) => !planted.has(rule))).toEqual([]);
    const left = rooms.filter(({ isTest, files }) => !isTest && !arrows.some(([from]) => files.test(from)));
    expect(left.map(({ name }) => name).filter((name) => !name.includes('/'))).toEqual([]);
  });
});

describe('the house as it stands', () => {
  it('has no breach but the planted ones', () => {
    const isPlanted = ({ text }: Breach) =>
      text.includes('planted') ||
      /^(sites\/leve-tard\/site|packages\/(contract|domain)\/src\/index)\.ts:\d+ ->|<->/.test(text);
    expect(report.filter((breach) => !isPlanted(breach))).toEqual([]);
  });
});
