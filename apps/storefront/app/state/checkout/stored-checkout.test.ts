import { beforeEach, describe, expect, it } from 'vitest';
import { emptyAccess } from './order-forms.ts';
import { readRememberedDiner } from './remembered-diner.ts';
import { type StoredCheckout, storedCheckout } from './stored-checkout.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const checkout: StoredCheckout = {
  tab: 'delivery',
  personal: { firstName: ' Zoé', lastName: 'Petit', email: 'zoe@example.org', phone: '0612345678' },
  company: {
    companyName: 'Atelier Perrachon',
    siren: '732 829 320',
    vatNumber: '',
    billingAddress: '22 rue de la Martinière',
    billingPostalCode: '69001',
    billingCity: 'Lyon',
    reference: '',
  },
  delivery: {
    address: '3 rue Haute',
    city: 'Lyon',
    postalCode: '69001',
    country: '',
    isScheduled: true,
    date: '2026-11-24',
    time: '12:00',
  },
  method: 'cash',
  isSubmitting: true,
  isAddressCopied: false,
  orderId: 'c9f0',
  access: { ...emptyAccess, code: 'A12' },
  placeKey: '3 rue haute',
  expected: {
    cartKey: 'abc',
    amounts: { subtotalCents: 1000, discountCents: 0, deliveryCents: 250, taxCents: 91, totalCents: 1250 },
    lineTotals: [1000],
    changes: [
      { subject: { kind: 'line', name: 'Reine' }, beforeCents: 900, afterCents: 1000 },
      { subject: { kind: 'total' }, beforeCents: 1150, afterCents: 1250 },
    ],
  },
  wishes: { cutlery: true },
  order: { orderNumber: 1007, totalCents: 1250, trackToken: 'GdckLSwGLWd5nwJMrffdrA', receipt: { order_id: 'c9f0' } },
};

describe('what a tab remembers of its checkout', () => {
  it('is read back as it was written [CHK-48]', () => {
    storedCheckout.write(checkout);
    expect(storedCheckout.read()).toEqual(checkout);
  });

  it.each(['null', '[]', '"x"', '{}', '{"tab":1,"method":"cash"}', '{"tab":"delivery","method":"barter"}', '{'])(
    'is dropped where it is none: %s',
    (stored) => {
      sessionStorage.checkout = stored;
      expect(storedCheckout.read()).toBeNull();
      expect(sessionStorage.checkout).toBeUndefined();
    },
  );

  it('is empty where a field can’t be read, and keeps the others', () => {
    const hostile = {
      ...checkout,
      personal: { ...checkout.personal, firstName: 'x'.repeat(256), phone: { toString: 1 } },
      delivery: 'Lyon',
      access: { code: 'x'.repeat(61) },
      expected: { ...checkout.expected, amounts: { ...checkout.expected?.amounts, totalCents: 'free' } },
      company: { ...checkout.company, siren: 732829320 },
      order: { orderNumber: 1.5, totalCents: 0 },
      isSubmitting: 'yes',
      orderId: 7,
    };
    sessionStorage.checkout = JSON.stringify(hostile);
    expect(storedCheckout.read()).toEqual({
      ...checkout,
      personal: { ...checkout.personal, firstName: '', phone: '' },
      company: { ...checkout.company, siren: '' },
      delivery: { address: '', city: '', postalCode: '', country: '', isScheduled: false, date: '', time: '' },
      access: emptyAccess,
      expected: null,
      order: null,
      isSubmitting: false,
      orderId: null,
    });
  });
});

it('a device that remembers no diner, or something else under that name, remembers nobody', () => {
  expect(readRememberedDiner()).toBeNull();
  localStorage.profile = '{"personal":"Zoé"}';
  expect(readRememberedDiner()).toBeNull();
  expect(localStorage.profile).toBeUndefined();
});
