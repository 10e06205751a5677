import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PrinterSandbox, startPrinterSandbox } from '@comptoir/printer-sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { toolFile } from '../shop.ts';
import { acceptSoon, orderCash } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();
const root = fileURLToPath(new URL('../../..', import.meta.url));
const plain = (text: string) => text.replace(/\s+/g, ' ');
let printer: PrinterSandbox;
let relay: ChildProcess | null = null;
let said = '';

beforeAll(async () => {
  printer = await startPrinterSandbox();
});
afterAll(async () => {
  relay?.kill('SIGKILL');
  await printer.close();
});

/** Runs the command that the page shows, with a file and a printer of the test's own. */
function startRelay(words: string[]): ChildProcess {
  const own = ['--session', join(kitchen.shop.dataDir, 'relais.json'), '--allow', `${printer.host}:${printer.port}`];
  const started = spawn(process.execPath, [toolFile, 'printer', ...words, ...own], { cwd: root });
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  relay = started;
  return started;
}

it('pairs a relay from Réglages, tries it by a test page, and prints what the board accepts [TCK-09, TCK-17]', async () => {
  const { page, problems } = await kitchen.newBoard({ viewport: { width: 390, height: 844 } });
  await page.goto('/office/reglages');
  const panel = page.getByRole('region', { name: 'Relais d’imprimantes' });
  await panel.getByText('Aucun relais.').waitFor();
  await panel.getByLabel('Nom du relais').fill('Caisse');
  await panel.getByRole('button', { name: 'Faire un code' }).focus();
  await page.keyboard.press('Enter');
  const command = await panel.locator('code').innerText();
  expect(command).toMatch(new RegExp(`^npm run printer -- --url ${kitchen.shop.url} --code [2-9A-Z]{4}-[2-9A-Z]{4}$`));
  expect(await findViolations(page)).toEqual([]);
  startRelay(command.split(' ').slice(4));
  await expect.poll(() => said, { timeout: 20_000 }).toContain('La boutique répond.');
  expect(said).toContain('Cet ordinateur est le relais Caisse.');
  await panel.getByRole('button', { name: 'C’est fait' }).click();
  await panel.getByText('En marche.').waitFor();

  const printers = page.getByRole('region', { name: 'Imprimantes', exact: true });
  await printers.getByRole('button', { name: 'Ajouter une imprimante' }).click();
  await printers.getByLabel('Nom').fill('Cuisine');
  await printers.getByLabel('Reliée par').selectOption({ label: 'Un relais' });
  await printers.getByLabel('Adresse').fill(printer.host);
  await printers.getByLabel('Port').fill(String(printer.port));
  await printers.getByRole('button', { name: 'Enregistrer' }).click();
  await printers.getByRole('button', { name: 'Page d’essai de Cuisine' }).click();
  await printers.getByText('La page est sortie.').waitFor();
  expect(printer.tickets().map(({ text }) => text.includes('PAGE D’ESSAI'))).toEqual([true]);
  expect(await findViolations(page)).toEqual([]);

  const board = await kitchen.openBoard();
  const number = await orderCash(kitchen.shop);
  await acceptSoon(board.page, number);
  await expect.poll(() => printer.tickets().at(-1)?.text, { timeout: 10_000 }).toContain(`nº ${number}`);
  expect([problems, board.problems]).toEqual([[], []]);
});

it('says on the board that the relay is gone, and prints what waited when it is back [TCK-09]', async () => {
  const { page, problems } = await kitchen.openBoard();
  const ending = relay && once(relay, 'exit');
  relay?.kill('SIGTERM');
  expect((await ending)?.[0]).toBe(0);
  expect(said).toContain('Le relais est arrêté.');
  const number = await orderCash(kitchen.shop);
  await acceptSoon(page, number);
  const bar = page.getByTestId('printer-waits');
  await bar.waitFor({ timeout: 40_000 });
  expect(plain(await bar.innerText())).toContain('Imprimante Cuisine : le relais ne répond pas. 1 ticket attend.');
  startRelay([]);
  await bar.waitFor({ state: 'detached', timeout: 20_000 });
  await expect.poll(() => printer.tickets().at(-1)?.text).toContain(`nº ${number}`);
  expect(problems).toEqual([]);
}, 90_000);

it('ends with one sentence where the restaurant takes it away on Équipe [TCK-09, ROL-08]', async () => {
  const { page } = await kitchen.newBoard();
  await page.goto('/office/equipe');
  await page.getByRole('button', { name: 'Retirer Caisse' }).click();
  const ending = relay && once(relay, 'exit');
  await page.getByRole('button', { name: 'Oui, retirer' }).click();
  expect((await ending)?.[0]).toBe(1);
  expect(said).toContain('Ce relais a été retiré de la boutique');
}, 30_000);
