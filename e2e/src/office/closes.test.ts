import { expect, it } from 'vitest';
import { phone } from '../browser.ts';
import { pagesOf } from '../pages-of.ts';
import { askDatabase } from '../shop-database.ts';
import { keepKitchen } from './keep-kitchen.ts';
import { lookAtPage } from './look-at-page.ts';

const kitchen = keepKitchen();
const desk = { width: 1280, height: 1000 };

it('an owner closes a day that is over, and prints its sheet on one page [BOK-12, BOK-21]', async () => {
  // The books began two days ago.
  await askDatabase(kitchen.shop.dataDir, (query) => query('update book_head set open_day = open_day - 2'));
  const { page, problems } = await kitchen.newBoard({ viewport: desk, bypassCSP: true });
  await page.goto('/office/clotures');
  await page.getByRole('button', { name: 'Clore la journée' }).press('Enter');
  await page.getByRole('button', { name: 'Clore', exact: true }).press('Enter');
  await page.getByText(/^La journée du .* est close\.$/).waitFor();
  const day = page.getByTestId('close-list').getByRole('link').last();
  await lookAtPage(page, 'the closes');
  await day.press('Enter');
  await page.getByTestId('close-payments').waitFor();
  expect(await page.getByTestId('close').innerText()).toMatch(/Empreinte\s*[\da-f]{64}/);
  await lookAtPage(page, 'the sheet of a close');
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
  expect(problems).toEqual([]);
});

it('the closes fit a phone, without a barrier [BOK-21]', async () => {
  const { page, problems } = await kitchen.newBoard({ viewport: phone, bypassCSP: true });
  for (const [path, testId] of [
    ['/office/clotures', 'close-list'],
    ['/office/clotures?mois', 'open-day'],
  ] as const) {
    await page.goto(path);
    await page.getByTestId(testId).waitFor();
    await lookAtPage(page, path);
  }
  await page.goto('/office/clotures');
  await page.getByTestId('close-list').getByRole('link').first().click();
  await page.getByTestId('close-payments').waitFor();
  await lookAtPage(page, 'the sheet of a close');
  expect(problems).toEqual([]);
});

it('an owner prints the sheet of conformity on one page, which tells the program that was built [BOK-35, BOK-40]', async () => {
  for (const viewport of [desk, phone]) {
    const { page, problems } = await kitchen.newBoard({ viewport, bypassCSP: true });
    await page.goto('/office/clotures');
    await page.getByRole('link', { name: 'Conformité' }).press('Enter');
    await page.getByRole('heading', { name: 'Archivage' }).waitFor();
    const sheet = await page.getByTestId('attestation').innerText();
    expect(sheet).toMatch(/Empreinte du programme\s*[\da-f]{64}/);
    expect(sheet).not.toContain('ne sont plus ceux');
    const told = JSON.parse(await kitchen.shop.tool('books', 'attestation', '--json'));
    expect(sheet).toContain(told.release.hash);
    await lookAtPage(page, 'the sheet of conformity');
    const pdf = await page.pdf({ format: 'A4' });
    expect(pagesOf(pdf)).toBe(1);
    expect(problems).toEqual([]);
  }
});

it('an owner archives a closed month and downloads it [BOK-24]', async () => {
  await askDatabase(kitchen.shop.dataDir, (query) =>
    query("update book_head set open_day = date_trunc('month', open_day) - interval '1 month 1 day'"),
  );
  // The shop itself may have closed the day just before.
  await kitchen.shop.tool('books', 'close').catch(() => undefined);
  const { page, problems } = await kitchen.newBoard({ viewport: desk, bypassCSP: true });
  await page.goto('/office/clotures?mois');
  await page.getByTestId('close-list').getByRole('link').first().press('Enter');
  await page.getByRole('button', { name: 'Faire l’archive' }).press('Enter');
  await page.getByText('Jamais relue.').waitFor();
  await lookAtPage(page, 'the archive of a month');
  const downloading = page.waitForEvent('download');
  await page.getByTestId('archives').getByRole('link', { name: 'Archive' }).press('Enter');
  expect((await downloading).suggestedFilename()).toMatch(/^livres-.*-\d{4}-\d\d\.jsonl\.gz$/);
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
  expect(problems).toEqual([]);
});

it('a manager prepares the report of ten days, downloads it and notes it as sent [BOK-41, BOK-45]', async () => {
  const legal = {
    name: 'Lève-tard',
    form: 'SARL',
    siren: '732829320',
    vat_number: 'FR44732829320',
    registration: 'RCS Lyon 732 829 320',
    address: '12 rue des Capucins',
    postal_code: '69001',
    city: 'Lyon',
  };
  await askDatabase(kitchen.shop.dataDir, (query) =>
    query(
      `insert into settings values ('office.legal', '${JSON.stringify(legal)}'), ('office.vat_regime', '"monthly"')`,
    ),
  );
  const { page, problems } = await kitchen.newBoard({ viewport: desk, bypassCSP: true });
  await page.goto('/office/clotures');
  await page.getByRole('link', { name: 'E-reporting' }).press('Enter');
  await page.getByRole('button', { name: 'Préparer' }).first().press('Enter');
  const report = page.getByTestId('e-report');
  await report.waitFor();
  const downloading = page.waitForEvent('download');
  await report.getByRole('link', { name: /^XML/ }).press('Enter');
  expect((await downloading).suggestedFilename()).toMatch(/^e-reporting-ER-732829320-\d{8}-\d{8}-1\.xml$/);
  await report.getByRole('button').press('Enter');
  await lookAtPage(page, 'the e-reporting');
  await page.getByRole('button', { name: 'Noter', exact: true }).press('Enter');
  await report.getByText(/^Transmis le .*\.$/).waitFor();
  await page.setViewportSize(phone);
  await lookAtPage(page, 'the e-reporting on a phone');
  expect(problems).toEqual([]);
});
