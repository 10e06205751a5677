import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
// In this folder imported packages are found, but not the shop's own sources.
const scratch = join(root, 'node_modules', '.cache');

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop();
  mkdirSync(scratch, { recursive: true });
  folder = mkdtempSync(join(scratch, 'client-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});

/** A program that a developer could write with only the OpenAPI document. */
const program = `import createClient from 'openapi-fetch';
import type { paths } from './api.js';

const client = createClient<paths>({ baseUrl: process.argv[2] ?? '' });
const items = [{ item_id: 101, quantity: 1 }];
const quote = await client.POST('/v2/public/quote', { body: { items, is_pickup: true } });
if (!quote.data) throw new Error(quote.error.message);
const { data, error } = await client.POST('/v2/public/checkout', {
  body: {
    local_id: 'a-generated-order',
    items,
    free_items: [],
    is_pickup: true,
    ...quote.data.payload.amounts,
    payment_method: 'cash',
    transaction_id: null,
    user_id: null,
    status: 'pending',
    customer: { first_name: 'Zoé', last_name: 'Roux', email: 'zoe@example.com', phone: '0612345678', location: null, date: 'ASAP' },
  },
});
if (!data) throw new Error(error.code);
const total: number = data.payload.total;
const wrong = await client.PUT('/v2/public/checkout', { body: { order_id: 'none', transaction_id: null, status: 'pending' } });
const code: 'order_not_found' | undefined = wrong.response.status === 404 ? (wrong.error?.code as 'order_not_found') : undefined;
console.log(JSON.stringify({ total, line: data.payload.receipt.lines[0]?.name, code }));
`;

const settings = {
  compilerOptions: {
    strict: true,
    target: 'es2023',
    module: 'nodenext',
    moduleResolution: 'nodenext',
    types: ['node'],
    outDir: 'out',
    skipLibCheck: true,
  },
  files: ['order.ts'],
};

it('gives a client in TypeScript that compiles, and orders a pizza', async () => {
  const document = (await shop.send('GET', '/v2/openapi.json')).json();
  writeFileSync(join(folder, 'api.d.ts'), astToString(await openapiTypes(document)));
  writeFileSync(join(folder, 'order.ts'), program);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  execFileSync(join(root, 'node_modules', '.bin', 'tsc'), ['-p', folder], { stdio: 'inherit' });
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { promise, resolve } = Promise.withResolvers<string>();
  const child = spawn(process.execPath, [join(folder, 'out', 'order.js'), address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  child.once('exit', () => resolve(said));
  expect(JSON.parse(await promise)).toEqual({ total: 10, line: 'Margherita', code: 'order_not_found' });
});
