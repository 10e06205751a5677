// @vitest-environment node
import { type LiveOrder, liveOrderToWire, paths, type Receipt } from '@comptoir/contract';
import { exampleReceipt } from '@comptoir/contract/testing';
import { describe, expect, it } from 'vitest';
import site from '../../../sites/leve-tard/site.ts';
import { createOrderPages } from './order-pages.ts';

const token = 'GdckLSwGLWd5nwJMrffdrA';
const at = Temporal.Instant.from('2026-11-23T18:00:00Z');
const legal = { ...site.legal, publisher: 'Lève-tard SARL', registration: 'SIREN 552 100 554', vatNumber: 'FR00' };

function orderOf(receipt: Partial<Receipt> = {}, change: Partial<LiveOrder> = {}): LiveOrder {
  return {
    form: 'whole',
    orderNumber: 1042,
    version: 1,
    state: 'done',
    reception: 'manual',
    mode: 'pickup',
    arrivedAt: at,
    startAt: at,
    startedAt: at,
    dueAt: at,
    waitingSince: null,
    canCancel: false,
    canInvoice: false,
    seenAt: null,
    acceptedAt: at,
    readyAt: null,
    leftAt: null,
    endedAt: at,
    reason: null,
    message: null,
    refunds: [],
    soldOut: [],
    again: [],
    withdrawal: null,
    receipt: exampleReceipt({ orderNumber: 1042, ...receipt }),
    ...change,
  };
}

/** The page at the address of the note, where the API answers so. */
async function ask(answers: Record<string, Response>, pathname = `/commande/${token}/note`) {
  const asked = async (path: unknown) => answers[String(path)]?.clone() ?? new Response(null, { status: 404 });
  const pages = createOrderPages({
    api: { root: '', fetch: asked as typeof fetch },
    site: { ...site, legal },
    render: async (path, order) => ({
      status: 200,
      isLasting: false,
      bytes: new TextEncoder().encode(`${path} ${typeof order}`),
      digest: '',
      scriptHashes: [],
    }),
  });
  return pages.find(pathname);
}

const settings = Response.json({
  status: 'success',
  settings: [{ name: 'contacts.address', value: '14 rue Belfort, 69004 Lyon' }],
});
const noteOf = async (order: LiveOrder, pathname?: string) => {
  const payload = liveOrderToWire(order, site.timeZone);
  const content = await ask(
    { [paths.liveOrder(token)]: Response.json({ status: 'success', payload }), [paths.settings]: settings },
    pathname,
  );
  return { ...content, text: content?.text?.replace(/[\s\u00a0\u202f]+/g, ' ') };
};

const bill: Partial<Receipt> = {
  lines: [
    {
      itemId: 1,
      name: 'Reine <b>',
      options: [],
      note: '',
      quantity: 2,
      unitCents: 1290,
      totalCents: 2580,
      isFree: false,
    },
    {
      itemId: 2,
      name: 'Cookie',
      options: [],
      note: 'À part',
      quantity: 1,
      unitCents: 400,
      totalCents: 0,
      isFree: true,
    },
  ],
  subtotalCents: 2580,
  totalCents: 2580,
  taxCents: 235,
  taxes: [{ rateBp: 1000, netCents: 2345, taxCents: 235, grossCents: 2580 }],
};

describe('the note of an order', () => {
  it('has seller, number, hour, lines with unit and total, and each rate, and says that it is no invoice [BOK-51, BOK-52]', async () => {
    const { status, text, headers } = await noteOf(orderOf(bill));
    expect([status, headers]).toEqual([200, { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }]);
    for (const part of ['Lève-tard SARL', '14 rue Belfort, 69004 Lyon', 'SIREN 552 100 554', 'TVA FR00'])
      expect(text).toContain(`<p>${part}</p>`);
    expect(text).toContain('Commande nº 1042, 23 novembre 2026 à 19 h, À emporter');
    expect(text).toContain(
      '<td>2 × Reine &lt;b&gt;</td><td class="figures">12,90 €</td><td class="figures">25,80 €</td>',
    );
    expect(text).toContain('<td>1 × Cookie</td><td class="figures"></td><td class="figures">Offert</td>');
    expect(text).toContain('<td>10 %</td><td class="figures">23,45 €</td><td class="figures">2,35 €</td>');
    expect(text).toContain('Cette note n’est pas une facture.');
  });

  it('names the diner nowhere, and repeats no wish of theirs [BOK-51]', async () => {
    const { text } = await noteOf(orderOf(bill));
    expect(text).not.toContain('Camille');
    expect(text).not.toContain('À part');
    expect(text).toContain('<input id="name"');
  });

  it.each([2499, 2500])('of %i cents is the same [BOK-51]', async (totalCents) => {
    const { status, text } = await noteOf(orderOf({ totalCents, subtotalCents: totalCents, taxCents: 0, taxes: [] }));
    expect(status).toBe(200);
    expect(text).toContain(`Total TTC</th><td class="figures">${(totalCents / 100).toFixed(2).replace('.', ',')} €`);
  });

  it('takes what was paid back from the total, and nothing that is only asked for [BOK-51]', async () => {
    const back = { lines: null, amountCents: 1290, at };
    const { text } = await noteOf(
      orderOf(bill, {
        refunds: [
          { ...back, status: 'done' },
          { ...back, status: 'requested' },
        ],
      }),
    );
    expect(text?.match(/Remboursé le 23 novembre 2026/g)).toHaveLength(1);
    expect(text).toContain('Total après remboursement</th><td class="figures">12,90 €');
  });

  it('has the tip below the VAT, with what of it went back [BOK-51, PYX-89]', async () => {
    const back = { lines: null, amountCents: 0, tipCents: 200, at, status: 'done' } as const;
    const { text } = await noteOf(orderOf({ ...bill, tipCents: 200 }, { refunds: [back] }));
    expect(text).toMatch(/TTC<.*Pourboire pour l’équipe \(hors TVA\)<.*2,00 €<.*27,80 €<.*Pourboire rendu<.*−2,00 €/);
    expect(text).not.toContain('Remboursé le');
    expect((await noteOf(orderOf(bill))).text).not.toContain('Pourboire');
  });

  it('does not exist for a company, which has its invoice, nor for an order whose link shows it no more [BOK-51, BOK-52]', async () => {
    expect((await noteOf(orderOf({ companyName: 'Atelier' }))).status).toBeUndefined();
    expect(await ask({})).toBeNull();
  });

  it('is answered by the order’s own page while the order or the settings can’t be read [BOK-51]', async () => {
    const away = new Response(null, { status: 503 });
    const payload = liveOrderToWire(orderOf(), site.timeZone);
    const order = Response.json({ status: 'success', payload });
    for (const answers of [
      { [paths.liveOrder(token)]: away },
      { [paths.liveOrder(token)]: order, [paths.settings]: away },
    ]) {
      const content = await ask(answers);
      expect(content?.prepared?.bytes('identity').toString()).toBe(`/commande/${token} string`);
    }
  });

  it('leads back to the order in the language of its address [BOK-51]', async () => {
    const { text } = await noteOf(orderOf(), `/fr/commande/${token}/note`);
    expect(text).toContain(`<a href="/fr/commande/${token}">`);
  });
});
