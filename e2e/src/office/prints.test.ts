import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PrinterSandbox, startPrinterSandbox } from '@comptoir/printer-sandbox';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { acceptSoon, orderCash, soundsOf } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();
const plain = (text: string) => text.replace(/\s+/g, ' ');
let printer: PrinterSandbox;

beforeAll(async () => {
  const { shop } = kitchen;
  printer = await startPrinterSandbox();
  const file = join(shop.dataDir, 'printers.json');
  await shop.tool('catalogue', 'export', file);
  const catalogue = JSON.parse(await readFile(file, 'utf8'));
  const { host, port } = printer;
  const paper = { width: 80, code_page: 'windows1252', papers: ['kitchen'], categories: [], copies: 1, beep: false };
  catalogue.settings['office.printers'] = [{ id: 'cuisine', name: 'Cuisine', host, port, ...paper }];
  await writeFile(file, JSON.stringify(catalogue));
  await shop.tool('catalogue', 'import', file);
  await shop.stop();
  await shop.restart({ SITE_ROOT: shop.url, PRINTERS_ALLOWED: `${host}:${port}` });
  await kitchen.signIn();
});
afterEach(() => {
  printer.meet(null);
  printer.tickets().length = 0;
});
afterAll(() => printer.close());

const marks = () => printer.tickets().map(({ text }) => /DUPLICATA nº (\d+)/.exec(text)?.[1] ?? 'none');

it('says on every board that the printer has no paper, once by sound, and prints at a tap [TCK-14]', async () => {
  const { page, problems } = await kitchen.openBoard({ viewport: { width: 390, height: 844 } });
  const other = await kitchen.openBoard();
  printer.meet({ kind: 'noPaper' });
  // A phone shows one column at a time, so that the wide board accepts.
  await acceptSoon(other.page, await orderCash(kitchen.shop));
  for (const board of [page, other.page]) {
    const bar = board.getByTestId('printer-waits');
    await expect.poll(async () => plain(await bar.innerText()), { timeout: 10_000 }).toContain('1 ticket attend');
    expect(plain(await bar.innerText())).toMatch(/^Imprimante Cuisine : plus de papier\./);
    expect(await findViolations(board)).toEqual([]);
  }
  const { low } = await soundsOf(other.page);
  expect(low).toBe(1);
  printer.meet(null);
  const retry = other.page.getByRole('button', { name: 'J’ai remis du papier' });
  await retry.focus();
  await other.page.keyboard.press('Enter');
  for (const board of [page, other.page])
    await board.getByTestId('printer-waits').waitFor({ state: 'detached', timeout: 10_000 });
  await expect.poll(marks).toEqual(['none']);
  expect([problems, other.problems]).toEqual([[], []]);
});

it('asks whether a ticket that was cut off came out, and prints a marked copy [TCK-15]', async () => {
  const { page, problems } = await kitchen.openBoard();
  printer.meet({ kind: 'cut', bytes: 200 });
  const number = await orderCash(kitchen.shop);
  await acceptSoon(page, number);
  const question = page.getByTestId('print-asked');
  await question.waitFor({ timeout: 10_000 });
  expect(plain(await question.innerText())).toContain(`Le ticket ${number} est-il sorti ? Imprimante Cuisine.`);
  expect(await findViolations(page)).toEqual([]);
  printer.meet(null);
  printer.tickets().length = 0;
  await question.getByRole('button', { name: 'Réimprimer' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(marks, { timeout: 10_000 }).toEqual(['1']);
  expect(problems).toEqual([]);
});

it('prints a test page from Réglages, at both widths, and says what the printer needs [TCK-17]', async () => {
  for (const width of [390, 1280]) {
    const { page, problems } = await kitchen.newBoard({ viewport: { width, height: 900 } });
    await page.goto('/office/reglages');
    const row = page.getByTestId('printer');
    const print = row.getByRole('button', { name: 'Page d’essai de Cuisine' });
    await print.click();
    await row.getByText('La page est sortie.').waitFor();
    expect(printer.tickets().at(-1)?.text).toContain('PAGE D’ESSAI');
    expect(await findViolations(page)).toEqual([]);
    printer.meet({ kind: 'noPaper' });
    await print.focus();
    await page.keyboard.press('Enter');
    await row.getByText('L’imprimante n’a plus de papier.').waitFor();
    printer.meet(null);
    expect(problems).toEqual([]);
  }
});
