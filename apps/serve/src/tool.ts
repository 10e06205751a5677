// npm run orders, npm run catalogue, npm run addresses: asks the running server, or opens the database where none runs.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportedAddresses, Refund } from '@comptoir/api';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { openDatabase } = await import('@comptoir/api');
const { readConfig } = await import('./config.ts');
const { startClock } = await import('./clock.ts');
const { callServer } = await import('./control.ts');
const { loadSite } = await import('./load-site.ts');
const { connectCards } = await import('./open-card.ts');
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

const isLine = (line: number) => Number.isSafeInteger(line) && line > 0;
const site = async () => (await loadSite(readConfig(process.env))).config;

/** The words of a command line; what none of the tools knows is told with how they are used. */
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
  const { json: isJson } = values;
  const limit = Number(values.limit);
  const lines = values.line.map(Number);
  const [tool, action = tool === 'orders' ? 'list' : undefined, subject] = positionals;

  if (tool === 'orders' && action === 'list' && Number.isSafeInteger(limit) && limit > 0) {
    const orders = (await ask('orders.list', { limit })) as Parameters<typeof printOrders>[0];
    console.log(isJson ? JSON.stringify(orders, null, 2) : printOrders(orders, await site()));
  } else if (tool === 'orders' && action === 'show' && /^\d+$/.test(subject ?? '')) {
    const order = (await ask('orders.show', { number: Number(subject) })) as Parameters<typeof printOrder>[0];
    console.log(isJson ? JSON.stringify(order, null, 2) : printOrder(order, await site()));
  } else if (tool === 'orders' && action === 'refund' && /^\d+$/.test(subject ?? '') && lines.every(isLine)) {
    const positions = lines.length > 0 ? lines.map((line) => line - 1) : null;
    const body = { number: Number(subject), lines: positions };
    const refund = (await ask('orders.refund', body)) as Refund;
    console.log(isJson ? JSON.stringify(refund, null, 2) : printRefund(refund, await site()));
  } else if (tool === 'catalogue' && action === 'export' && subject) {
    await writeFile(subject, `${JSON.stringify(await ask('catalogue.export', null), null, 2)}\n`);
    console.log(`The catalogue was written to ${subject}.`);
  } else if (tool === 'catalogue' && action === 'import' && subject) {
    await ask('catalogue.import', { name: subject, text: await readFile(subject, 'utf8') });
    console.log(`The catalogue of ${subject} is in force.`);
  } else if (tool === 'addresses' && action === 'import' && subject) {
    // The file is long: the server reads it by itself.
    const imported = (await ask('addresses.import', { path: resolve(subject) })) as ImportedAddresses;
    console.log(`${imported.addresses} addresses in ${imported.streets} streets were taken from ${subject}.`);
    if (imported.unreadableLines > 0) console.log(`${imported.unreadableLines} lines could not be read.`);
  } else {
    throw new Error(usage);
  }
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
