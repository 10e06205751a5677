import { exampleReceipt } from '@comptoir/contract/testing';
import type { PaidBy } from '@comptoir/domain';
import { describe, expect, it } from 'vitest';
import { writeBankLine, writePayment } from './receipt-words.ts';

const visa: PaidBy = { kind: 'card', brand: 'visa', network: 'visa', last4: '4242' };

describe('what paid an order', () => {
  it.each<[PaidBy, string]>([
    [visa, 'Visa •••• 4242, réglé'],
    [{ ...visa, network: 'cartes_bancaires', last4: '1001' }, 'Carte CB •••• 1001, réglé'],
    [{ ...visa, brand: 'mastercard', network: 'mastercard' }, 'Mastercard •••• 4242, réglé'],
    [{ ...visa, network: null }, 'Visa •••• 4242, réglé'],
    [{ ...visa, brand: 'new', network: 'new' }, 'Carte bancaire •••• 4242, réglé'],
    [{ ...visa, kind: 'apple_pay' }, 'Visa •••• 4242 (Apple Pay), réglé'],
    [{ ...visa, kind: 'google_pay' }, 'Visa •••• 4242 (Google Pay), réglé'],
    [{ kind: 'paypal', brand: null, network: null, last4: null }, 'PayPal, réglé'],
    [{ kind: 'card', brand: null, network: null, last4: null }, 'Carte bancaire, réglé'],
  ])('%j is written as %s [PYX-12]', (paidBy, text) => {
    const receipt = exampleReceipt({ paymentMethod: 'card', status: 'paid', paidBy });
    expect(writePayment(receipt)).toBe(text);
  });

  it('is not told before the order is paid, nor of one that was cancelled [PYX-12]', () => {
    const words = (['pending', 'cancelled'] as const).map((status) =>
      writePayment(exampleReceipt({ paymentMethod: 'card', status, paidBy: visa })),
    );
    expect(words).toEqual(['Carte bancaire, en attente', 'Annulé']);
  });

  it('is the method alone where an earlier version stored no more [PYX-12]', () => {
    expect(writePayment(exampleReceipt({ paymentMethod: 'card', status: 'paid' }))).toBe('Carte bancaire, réglé');
  });
});

describe('the line of the bank statement', () => {
  const paidBy = { ...visa, descriptor: 'LEVE TARD' };
  it('is told once the order is paid, and never invented [PYX-80]', () => {
    const lines = (['pending', 'paid', 'cancelled'] as const).map((status) =>
      writeBankLine(exampleReceipt({ paymentMethod: 'card', status, paidBy })),
    );
    expect(lines).toEqual([null, 'Sur votre relevé : LEVE TARD', null]);
    expect(writeBankLine(exampleReceipt({ paymentMethod: 'card', status: 'paid', paidBy: visa }))).toBeNull();
    expect(writeBankLine(exampleReceipt({ paymentMethod: 'cash', status: 'paid' }))).toBeNull();
  });
});
