import lighthouse, { type Flags } from 'lighthouse';
import type { Page } from 'playwright-core';
import { median } from '../quantile.ts';
import type { Measure } from '../report.ts';
import type { FirstScreen } from './first-screens.ts';
import { fillCart, openDrivenBrowser } from './open-browser.ts';

/** A value that Lighthouse reports, and the limit of its median over all runs. */
interface Figure {
  name: string;
  of: 'category' | 'audit';
  id: string;
  /** The factor from Lighthouse's unit to `unit`. */
  scale: number;
  unit: string;
  limit: number;
  kind: Measure['kind'];
}

const score = { of: 'category', scale: 100, unit: '', kind: 'least' } as const;
const audit = { of: 'audit', kind: 'most' } as const;
const figures: Figure[] = [
  { ...score, name: 'performance', id: 'performance', limit: 99 },
  { ...score, name: 'accessibility', id: 'accessibility', limit: 100 },
  { ...score, name: 'best practices', id: 'best-practices', limit: 100 },
  { ...score, name: 'SEO', id: 'seo', limit: 100 },
  { ...audit, name: 'first paint', id: 'first-contentful-paint', scale: 0.001, unit: 's', limit: 1.3 },
  { ...audit, name: 'largest paint', id: 'largest-contentful-paint', scale: 0.001, unit: 's', limit: 1.3 },
  { ...audit, name: 'blocking time', id: 'total-blocking-time', scale: 1, unit: 'ms', limit: 60 },
  { ...audit, name: 'shift', id: 'cumulative-layout-shift', scale: 1, unit: '', limit: 0 },
];

type ClearedStorage = NonNullable<Flags['clearStorageTypes']>;

/** Lighthouse clears these kinds of storage, but not localStorage, which has the cart. */
const clearStorageTypes: ClearedStorage = ['file_systems', 'shader_cache', 'service_workers', 'cache_storage'];

async function runOnce(url: string, port: number, { path, hasCart }: FirstScreen): Promise<number[]> {
  const flags = { port, logLevel: 'error' as const, ...(hasCart && { clearStorageTypes }) };
  const result = await lighthouse(url + path, flags);
  if (!result) throw new Error(`Lighthouse says nothing of ${path}`);
  const { categories, audits } = result.lhr;
  return figures.map(({ of, id, scale }) => {
    const value = of === 'category' ? categories[id]?.score : audits[id]?.numericValue;
    return (value ?? Number.NaN) * scale;
  });
}

/** Runs Lighthouse's mobile audit on each page in alternation, and returns medians of `runs`. */
export async function runLighthouse(url: string, screens: FirstScreen[], runs: number): Promise<Measure[]> {
  const { context, port } = await openDrivenBrowser();
  const values = new Map<FirstScreen, number[][]>(screens.map((screen) => [screen, []]));
  const fill = async (page: Page) => {
    await fillCart(page, url);
    await page.close();
  };
  for (let run = 0; run < runs; run++)
    for (const [screen, found] of values) {
      if (screen.hasCart) await fill(await context.newPage());
      found.push(await runOnce(url, port, screen));
    }
  await context.close();
  return [...values].flatMap(([screen, found]) =>
    figures.flatMap(({ name, unit, limit, kind }, index) => {
      if (name === 'SEO' && !screen.isIndexed) return [];
      const each = found.map((run) => run[index] ?? Number.NaN);
      const against = `Lighthouse, median of ${each.map((value) => +value.toPrecision(3)).join(', ')}`;
      return { name: `${screen.name}: ${name}`, value: median(each), unit, limit, kind, against };
    }),
  );
}
