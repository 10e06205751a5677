import { expect, it } from 'vitest';
import { acceptSoon, card, orderCash } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();

const pointsPerMm = 72 / 25.4;

it('prints an order’s papers on pages of 80 mm, with the text that the shop wrote and a mark on every copy [TCK-06, TCK-10]', async () => {
  const { page, problems } = await kitchen.openBoard();
  const number = await orderCash(kitchen.shop);
  await acceptSoon(page, number);
  await card(page, number).getByRole('button', { name: 'Commande' }).click();
  const papers = page.getByTestId('order-sheet').getByTestId('print');
  for (const paper of ['kitchen', 'receipt'] as const) {
    const opening = page.waitForEvent('popup');
    await papers.and(page.locator(`[data-paper=${paper}]`)).click();
    const popup = await opening;
    await popup.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await popup.reload();
    const ticket = popup.getByTestId('ticket');
    await ticket.waitFor();
    const rowsOf = () => ticket.locator('p').allTextContents();
    expect((await rowsOf()).join('\n')).not.toContain('DUPLICATA');

    await popup.getByTestId('print-now').click();
    await popup.locator('[data-printed=yes]').waitFor({ state: 'attached' });
    const id = new URL(popup.url()).pathname.split('/').at(-1);
    const asked = await popup.request.get(`/v2/office/orders/${id}/ticket?paper=${paper}`);
    const { copy, lines } = (await asked.json()).payload;
    expect(copy).toBe(1);
    const written = lines.map(
      (line: { address?: string; indent?: number; text?: string }) =>
        line.address ?? ' '.repeat(line.indent ?? 0) + line.text,
    );
    // The next print is a copy: what is on the page is the same between the two marks.
    expect(await rowsOf()).toEqual(written.slice(1, -1));
    expect(written[0].trim()).toBe('DUPLICATA nº 1');

    const pdf = (await popup.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [, width, height] = /\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect(Number(width)).toBeCloseTo(80 * pointsPerMm, 0);
    expect(Number(height)).toBeGreaterThan(40 * pointsPerMm);
    expect(pdf.match(/\/Type ?\/Page\b/g)).toHaveLength(1);

    await popup.getByRole('button', { name: 'Imprimer un duplicata' }).click();
    await ticket.getByText('DUPLICATA nº 1').first().waitFor();
    await popup.close();
  }
  expect(problems).toEqual([]);
});
