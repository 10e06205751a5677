import { setTimeout as sleep } from 'node:timers/promises';
import { settingsTimes } from './answer-times.ts';
import { type LoadClient, openLoadClient } from './load/load-client.ts';
import { makeOrder, orderLoad } from './make-order.ts';
import { median, quantile } from './quantile.ts';
import { databaseMegabytes, residentMegabytes } from './shop/process-memory.ts';
import { type BenchShop, openBenchShop } from './shop/run-shop.ts';

const seconds = 4;
const rounds = 6;
const manyOrders = 5_000;
const patienceSeconds = 600;

interface Subject {
  name: string;
  shop: BenchShop;
  order: Record<string, unknown>;
}

async function open(name: string, folder?: string): Promise<Subject> {
  const shop = await openBenchShop({ ...(folder !== undefined && { folder }) });
  return { name, shop, order: await makeOrder(shop.url) };
}

async function ordersPerSecond(client: LoadClient, { shop, order }: Subject, diners: number): Promise<number> {
  return (await client.run({ ...orderLoad(shop.url, order, diners), seconds })).perSecond;
}

/** Response times of GET settings in milliseconds, while ten diners order. */
async function timesWhileOrdering(client: LoadClient, { shop, order }: Subject): Promise<number[]> {
  const ordering = client.run({ ...orderLoad(shop.url, order, 10), seconds });
  const times = await settingsTimes(shop.url, seconds);
  await ordering;
  return times;
}

function megabytes({ shop }: Subject): number {
  return residentMegabytes(shop.pid) + databaseMegabytes(shop.dataDir);
}

/** The median of each subject. Every other round is reversed, because a load keeps the disk busy for the next subject. */
async function inTurns(subjects: Subject[], measure: (subject: Subject) => Promise<number>): Promise<number[]> {
  const values = subjects.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    const turns = [...subjects.entries()];
    for (const [index, subject] of round % 2 === 0 ? turns : turns.toReversed())
      values[index]?.push(await measure(subject));
  }
  return values.map(median);
}

/** Compares another version of the shop with this one on the same machine, each with its own database. */
export async function compareVersions(folder: string): Promise<void> {
  const subjects = [await open('before', folder), await open('now')];
  const client = openLoadClient();
  const print = (what: string, values: number[], unit: string) =>
    console.log(
      `${what}: ${subjects.map(({ name }, index) => `${name} ${values[index]?.toFixed(values[index] < 20 ? 1 : 0)}`).join(', ')} ${unit}`,
    );
  try {
    await sleep(3_000);
    print('memory at rest, shop and database', subjects.map(megabytes), 'MB');
    for (const subject of subjects) await ordersPerSecond(client, subject, 10);
    for (const diners of [1, 10, 50])
      print(
        `orders by ${diners} at once`,
        await inTurns(subjects, (one) => ordersPerSecond(client, one, diners)),
        'a second',
      );
    const times = subjects.map((): number[] => []);
    await inTurns(
      subjects,
      async (subject) => times[subjects.indexOf(subject)]?.push(...(await timesWhileOrdering(client, subject))) ?? 0,
    );
    for (const [what, part] of [
      ['median', 0.5],
      ['99th of a hundred', 0.99],
    ] as const)
      print(
        `GET settings while ten order, ${what}`,
        times.map((own) => quantile(own, part)),
        'ms',
      );
    for (const { shop, order } of subjects)
      await client.run({ ...orderLoad(shop.url, order, 10), seconds: patienceSeconds, answers: manyOrders });
    await sleep(3_000);
    print(`memory after ${manyOrders} orders more`, subjects.map(megabytes), 'MB');
  } finally {
    await client.close();
    for (const { shop } of subjects) await shop.close();
  }
}
