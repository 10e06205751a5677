import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { phone } from '../browser.ts';
import { pagesOf } from '../pages-of.ts';
import { keepKitchen } from './keep-kitchen.ts';
import { lookAtPage } from './look-at-page.ts';
import { sellLately } from './sold-orders.ts';

const kitchen = keepKitchen();
beforeAll(() => sellLately(kitchen.shop, { count: 240, days: 24 }));

const desk = { width: 1280, height: 1000 };
const lately = (days: number) =>
  new Date(Date.now() - days * 24 * 3_600_000).toLocaleDateString('sv', { timeZone: 'Europe/Paris' });

async function openReport(query: string, viewport = desk): Promise<{ page: Page; problems: string[] }> {
  const { page, problems } = await kitchen.newBoard({ viewport, bypassCSP: true });
  await page.goto(`/office/rapports${query}`);
  await page.getByTestId('sellers').waitFor();
  return { page, problems };
}

it.each([
  ['a day', `?jour=${lately(3)}`],
  ['a range', `?du=${lately(28)}&au=${lately(0)}`],
])('%s is told on a phone and at the desk, without a barrier [REP-01, REP-05, REP-07]', async (name, query) => {
  for (const viewport of [phone, desk]) {
    const { page, problems } = await openReport(query, viewport);
    await lookAtPage(page, `${name}, ${viewport.width}`);
    expect(problems).toEqual([]);
  }
});

it('says that the fees and payouts of Stripe are not known here [REP-13]', async () => {
  const { page } = await openReport(`?jour=${lately(3)}`);
  const note = page.getByText(/^Les frais et les virements de Stripe ne sont pas connus ici/);
  expect(await note.isVisible()).toBe(true);
});

it('has bars as long as the numbers beside them [REP-07]', async () => {
  const { page } = await openReport(`?du=${lately(28)}&au=${lately(0)}`);
  const charts = await page.getByTestId('bars').evaluateAll((tables) =>
    tables.map((table) =>
      [...table.querySelectorAll('tbody tr')].map((row) => ({
        cents: Number((row as HTMLElement).dataset.cents),
        told: Number((row.lastElementChild?.textContent ?? '').replace('−', '-').replace(/[^\d-]/g, '')),
        share:
          (row.querySelector('i')?.getBoundingClientRect().width ?? 0) /
          (row.querySelector('span')?.getBoundingClientRect().width ?? 1),
      })),
    ),
  );
  expect(charts.length).toBeGreaterThanOrEqual(3);
  for (const rows of charts) {
    const most = Math.max(...rows.map(({ cents }) => cents));
    for (const { cents, told, share } of rows) {
      expect(told).toBe(cents);
      expect(share).toBeCloseTo(Math.max(0, cents) / most, 1);
    }
  }
});

it('goes from day to day and to the month, by the keyboard, and the address says so [REP-05]', async () => {
  const { page, problems } = await openReport(`?jour=${lately(3)}`);
  await page.getByRole('button', { name: 'Jour précédent' }).press('Enter');
  await expect.poll(() => page.url()).toContain(`?jour=${lately(4)}`);
  await page.getByRole('button', { name: 'Mois', exact: true }).press('Enter');
  await expect.poll(() => page.url()).toContain(`?mois=${lately(4).slice(0, 7)}`);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: /Télécharger journal-/ }).press('Enter');
  expect((await file).suggestedFilename()).toBe(`journal-${lately(4).slice(0, 7)}.csv`);
  await page.goBack();
  await expect.poll(() => page.url()).toContain(`?jour=${lately(4)}`);
  expect(problems).toEqual([]);
});

it('prints the day on one page of A4, and on a roll of 80 mm [REP-11]', async () => {
  const { page } = await openReport(`?jour=${lately(3)}`);
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);

  // What the print dialog would get.
  await page.evaluate(() => {
    window.print = () => {
      const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
      document.title = `${document.querySelector<HTMLElement>('[data-paper]')?.dataset.paper} ${rules.join(' ')}`;
    };
  });
  await page.getByTestId('print-roll').click();
  expect(await page.title()).toMatch(/^roll .*size: 80mm 297mm/);
  await page.getByTestId('print-sheet').click();
  expect(await page.title()).toMatch(/^sheet(?!.*80mm)/);

  await page.emulateMedia({ media: 'print' });
  for (const navigation of await page.locator('nav').all()) expect(await navigation.isVisible()).toBe(false);
  expect(await page.getByTestId('print-sheet').isVisible()).toBe(false);
  // The night theme stays on the screen.
  const inkOf = (theme: string) =>
    page.evaluate((wanted) => {
      document.documentElement.dataset.theme = wanted;
      return getComputedStyle(document.querySelector('main h2') as Element).color;
    }, theme);
  expect(await inkOf('night')).toBe(await inkOf('day'));
  // 80 mm and 210 mm in CSS pixels.
  for (const [paper, width] of [
    ['roll', 302],
    ['sheet', 794],
  ] as const) {
    await page.setViewportSize({ width, height: 1123 });
    await page.getByTestId('reports').evaluate((report, wanted) => {
      report.dataset.paper = wanted;
    }, paper);
    const cut = await page
      .locator('table')
      .evaluateAll(
        (tables) =>
          tables.filter(
            (table) =>
              (table.parentElement as HTMLElement).scrollWidth > (table.parentElement as HTMLElement).clientWidth + 1,
          ).length,
      );
    expect([paper, cut]).toEqual([paper, 0]);
  }
});
