import { exampleReceipt } from '@comptoir/contract/testing';
import { createFormat } from '@comptoir/format';
import { describe, expect, it } from 'vitest';
import { listAmounts, listTaxes } from './list-amounts.ts';

const format = createFormat('fr', 'EUR');
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const rowsOf = (change: Parameters<typeof exampleReceipt>[0]) =>
  listAmounts(exampleReceipt(change), format).map(({ label, amount }) => `${label} ${plain(amount)}`);

describe('the amounts of a receipt in words', () => {
  const delivered = {
    mode: 'delivery' as const,
    subtotalCents: 3050,
    discountCents: 305,
    deliveryFeeCents: 250,
    surchargeCents: 100,
    totalCents: 3095,
    discounts: [],
  };

  it('add up to the total, with the surcharge in the delivery [CRT-09]', () => {
    expect(rowsOf(delivered)).toEqual(['Sous-total 30,50 €', 'Livraison 3,50 €', 'Total TTC 30,95 €']);
  });

  it('say what a waived delivery would have cost [CRT-10]', () => {
    const waived = { type: 'free_delivery' as const, amountCents: 250, code: null, percentBp: 0, fixedCents: 0 };
    const discounts = [{ ...waived, target: null, gender: 'f' as const }];
    expect(rowsOf({ ...delivered, deliveryFeeCents: 0, surchargeCents: 0, discounts })).toContain(
      'Livraison Offerte (au lieu de 2,50 €)',
    );
  });

  it('name no delivery of an order that is fetched, and the VAT that is added to it [CRT-31]', () => {
    const fetched = { ...delivered, mode: 'pickup' as const, deliveryFeeCents: 0, surchargeCents: 0, discountCents: 0 };
    expect(rowsOf({ ...fetched, totalCents: 3355 })).toEqual(['Sous-total 30,50 €', 'TVA 3,05 €', 'Total TTC 33,55 €']);
  });
});

describe('the VAT of a receipt in words', () => {
  const low = { rateBp: 1000, netCents: 1000, taxCents: 100, grossCents: 1100 };
  const high = { rateBp: 2000, netCents: 1000, taxCents: 200, grossCents: 1200 };

  it('is one line for one rate [CRT-31]', () => {
    expect(listTaxes({ taxes: [low], taxCents: 100, totalCents: 1100 }, format).map(plain)).toEqual([
      'TVA 10 % : 1,00 € (HT 10,00 €, TTC 11,00 €)',
    ]);
  });

  it('is a line for each of several rates, and their sum [CRT-31]', () => {
    expect(listTaxes({ taxes: [low, high], taxCents: 300, totalCents: 2300 }, format).map(plain)).toEqual([
      'TVA 10 % : 1,00 € (HT 10,00 €, TTC 11,00 €)',
      'TVA 20 % : 2,00 € (HT 10,00 €, TTC 12,00 €)',
      'TVA totale : 3,00 € (HT 20,00 €, TTC 23,00 €)',
    ]);
  });

  it('is not said where none was counted [CRT-31]', () => {
    expect(listTaxes({ taxes: [], taxCents: 0, totalCents: 1100 }, format)).toEqual([]);
  });
});
