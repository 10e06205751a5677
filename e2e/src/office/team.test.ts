import { expect, it } from 'vitest';
import { phone } from '../browser.ts';
import { keepKitchen } from './keep-kitchen.ts';
import { lookAtPage } from './look-at-page.ts';

const kitchen = keepKitchen();
const desk = { width: 1280, height: 1000 };

it('an owner invites by mail, withdraws it and reads both in the journal, on a phone and at the desk [ROL-03, ROL-23, ROL-24]', async () => {
  for (const viewport of [phone, desk]) {
    const { page, problems } = await kitchen.newBoard({ viewport, bypassCSP: true });
    const email = `ines-${viewport.width}@example.com`;
    await page.goto('/office/equipe');
    await page.getByLabel('Son e-mail').fill(email);
    await page.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    await page.getByRole('button', { name: `Retirer l’invitation de ${email}` }).waitFor();
    await lookAtPage(page, `the team, ${viewport.width}`);
    await page.getByRole('button', { name: `Retirer l’invitation de ${email}` }).click();
    await page.getByText(email, { exact: true }).waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Voir le journal de l’équipe' }).click();
    await page.getByTestId('entry').first().waitFor();
    const told = await page.getByTestId('entry').allTextContents();
    expect(told.slice(0, 2)).toEqual([
      expect.stringContaining('A retiré une invitation'),
      expect.stringContaining('A invité quelqu’un'),
    ]);
    await lookAtPage(page, `the journal, ${viewport.width}`);
    await page.getByLabel('Quoi').selectOption({ label: 'A invité quelqu’un' });
    await expect.poll(() => page.getByTestId('entry').filter({ hasText: 'A retiré une invitation' }).count()).toBe(0);
    const saved = page.waitForEvent('download');
    await page.getByTestId('journal-file').click();
    expect((await saved).suggestedFilename()).toBe('journal-equipe.csv');

    await page.goto('/office/reglages');
    await page.getByTestId('session').first().waitFor();
    await lookAtPage(page, `the settings with the sessions, ${viewport.width}`);
    expect(problems).toEqual([]);
  }
});
