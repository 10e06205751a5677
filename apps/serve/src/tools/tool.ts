// npm run orders, npm run catalogue, npm run addresses: asks the running server, or opens the database where none runs.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportedAddresses, Refund } from '@comptoir/api';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { openDatabase } = await import('@comptoir/api');
const { readConfig } = await import('../config.ts');
const { startClock } = await import('../clock.ts');
const { callServer } = await import('./control.ts');
const { loadSite } = await import('../load-site.ts');
const { connectCards } = await import('../open-card.ts');
const { printOrder, printOrders, printRefund } = await import('./print-orders.ts');
const { runVerb } = await import('./verbs.ts');

const usage = `npm run orders [list]             the newest orders (--limit N, --json)
npm run orders show NUMBER        one order (--json)
npm run orders refund NUMBER      pays a card order back, whole or (--line N, as often as needed) by its lines, from 1
npm run catalogue export FILE     writes the catalogue to a file
npm run catalogue import FILE     puts a file's catalogue in the place of the present one
npm run addresses import FILE     puts a file's addresses in the place of the present ones
Options stand behind two dashes: npm run orders -- list --json`;

async function ask(verb: string, body: unknown): Promise<unknown> {
  const config = readConfig(process.env);
  const answer = config.databaseUrl ? null : await callServer(config.dataDir, { verb, body });
  if (answer) return answer.value;
  const { currency } = (await loadSite(config)).config;
  const tools = { cards: connectCards(config.payment, currency), now: startClock(config.clockStart) };
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl ?? undefined });
  try {
    // Through JSON, as from the server: the printers see the same.
    return JSON.parse(JSON.stringify((await runVerb(database.db, { verb, body }, tools)) ?? null));
  } finally {
    await database.close();
  }
}

const site = async () => (await loadSite(readConfig(process.env))).config;

/** What stands behind the name of a command. */
interface Words {
  subject: string;
  isJson: boolean;
  limit: number;
  /** From 1. */
  lines: number[];
}

/** What can't be used is told with how the tools are used. */
function demand(isUsable: boolean): asserts isUsable {
  if (!isUsable) throw new Error(usage);
}

const isCount = (value: number) => Number.isSafeInteger(value) && value > 0;
const json = (value: unknown) => JSON.stringify(value, null, 2);

async function listOrders({ limit, isJson }: Words): Promise<void> {
  demand(isCount(limit));
  const orders = (await ask('orders.list', { limit })) as Parameters<typeof printOrders>[0];
  console.log(isJson ? json(orders) : printOrders(orders, await site()));
}

async function showOrder({ subject, isJson }: Words): Promise<void> {
  demand(/^\d+$/.test(subject));
  const order = (await ask('orders.show', { number: Number(subject) })) as Parameters<typeof printOrder>[0];
  console.log(isJson ? json(order) : printOrder(order, await site()));
}

async function refundOrder({ subject, lines, isJson }: Words): Promise<void> {
  demand(/^\d+$/.test(subject) && lines.every(isCount));
  const positions = lines.length > 0 ? lines.map((line) => line - 1) : null;
  const refund = (await ask('orders.refund', { number: Number(subject), lines: positions })) as Refund;
  console.log(isJson ? json(refund) : printRefund(refund, await site()));
}

async function exportCatalogue({ subject }: Words): Promise<void> {
  demand(subject !== '');
  await writeFile(subject, `${json(await ask('catalogue.export', null))}\n`);
  console.log(`The catalogue was written to ${subject}.`);
}

async function importCatalogue({ subject }: Words): Promise<void> {
  demand(subject !== '');
  await ask('catalogue.import', { name: subject, text: await readFile(subject, 'utf8') });
  console.log(`The catalogue of ${subject} is in force.`);
}

async function importAddresses({ subject }: Words): Promise<void> {
  demand(subject !== '');
  // The file is long: the server reads it by itself.
  const imported = (await ask('addresses.import', { path: resolve(subject) })) as ImportedAddresses;
  console.log(`${imported.addresses} addresses in ${imported.streets} streets were taken from ${subject}.`);
  if (imported.unreadableLines > 0) console.log(`${imported.unreadableLines} lines could not be read.`);
}

const commands = new Map([
  ['orders', listOrders],
  ['orders list', listOrders],
  ['orders show', showOrder],
  ['orders refund', refundOrder],
  ['catalogue export', exportCatalogue],
  ['catalogue import', importCatalogue],
  ['addresses import', importAddresses],
]);

/** The words of a command line. */
function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        limit: { type: 'string', default: '50' },
        line: { type: 'string', multiple: true, default: [] },
      },
    });
  } catch {
    throw new Error(usage);
  }
}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = read(args);
  const command = commands.get(positionals.slice(0, 2).join(' '));
  demand(command !== undefined);
  const { json: isJson, limit, line } = values;
  await command({ subject: positionals[2] ?? '', isJson, limit: Number(limit), lines: line.map(Number) });
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await run(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
// The bootstrap's channel would keep the process.
process.disconnect?.();
