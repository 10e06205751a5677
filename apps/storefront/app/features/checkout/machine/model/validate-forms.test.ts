import { describe, expect, it } from 'vitest';
import { emptyCompanyForm, emptyDeliveryForm, emptyPersonalForm } from '../../../../state/checkout/order-forms.ts';
import { validateCompany, validateDelivery, validatePersonal, wrongPersonFields } from './validate-forms.ts';

describe('the personal form', () => {
  const valid = { firstName: 'A', lastName: 'B', email: 'a@b.fr', phone: '0612345678' };

  it('wants all four fields, spaces not counted [CHK-12, CHK-14]', () => {
    expect(validatePersonal(valid)).toEqual({});
    expect(validatePersonal(emptyPersonalForm)).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      phone: 'required',
    });
    expect(validatePersonal({ ...valid, firstName: '  ' })).toEqual({ firstName: 'required' });
    expect(validatePersonal({ ...valid, phone: '' })).toEqual({ phone: 'required' });
  });

  it.each(['abc', '06 12 34 5', '06 12 34 56 7x', '+'])('does not take %s for a number [CHK-14]', (phone) => {
    expect(validatePersonal({ ...valid, phone })).toEqual({ phone: 'invalid' });
  });

  it.each(['a@b', 'jean,dupont@example.org', 'jean@example..org'])(
    'does not take %s for an e-mail [CHK-13]',
    (email) => {
      expect(validatePersonal({ ...valid, email })).toEqual({ email: 'invalid' });
    },
  );

  it('takes them as they are typed [CHK-13, CHK-14]', () => {
    expect(validatePersonal({ ...valid, email: " penny.o'kane@example.org ", phone: '+33 (0)6 12-34-56-78' })).toEqual(
      {},
    );
  });
});

describe('the form of a company', () => {
  const company = {
    ...emptyCompanyForm,
    companyName: 'Atelier Perrachon',
    siren: '732 829 320',
    billingAddress: '22 rue de la Martinière',
    billingPostalCode: '69001',
    billingCity: 'Lyon',
  };

  it('wants all but the VAT number and the reference [LAW-57]', () => {
    expect(validateCompany(company)).toEqual({});
    expect(Object.keys(validateCompany(emptyCompanyForm))).toEqual([
      'companyName',
      'siren',
      'billingAddress',
      'billingPostalCode',
      'billingCity',
    ]);
    expect(validateCompany({ ...company, billingCity: ' ' })).toEqual({ billingCity: 'required' });
  });

  it.each([
    [{ siren: '732829321' }, { siren: 'invalid' }],
    [{ siren: '000000000' }, { siren: 'invalid' }],
    [{ siren: '73282932000074' }, {}],
    [{ siren: '73282932000075' }, { siren: 'invalid' }],
    [{ vatNumber: 'fr 44 732 829 320' }, {}],
    [{ siren: '73282932000074', vatNumber: 'FR44732829320' }, {}],
    [{ vatNumber: 'FR45732829320' }, { vatNumber: 'invalid' }],
    [{ vatNumber: 'BE0732829320' }, { vatNumber: 'invalid' }],
    // A wrong SIREN is told alone.
    [{ siren: '1', vatNumber: 'FR45732829320' }, { siren: 'invalid' }],
    [{ billingPostalCode: '6900' }, { billingPostalCode: 'invalid' }],
    [{ billingPostalCode: '2A004' }, { billingPostalCode: 'invalid' }],
  ])('judges %o as the server does [LAW-58, LAW-59]', (change, problems) => {
    expect(validateCompany({ ...company, ...change })).toEqual(problems);
  });

  it('counts only for an order of a company [LAW-57]', () => {
    const personal = { firstName: 'A', lastName: 'B', email: 'a@b.fr', phone: '' };
    expect(wrongPersonFields({ personal, company: null })).toEqual(['phone']);
    expect(wrongPersonFields({ personal, company: { ...company, siren: '' } })).toEqual(['phone', 'siren']);
  });
});

describe('the delivery form', () => {
  const address = { ...emptyDeliveryForm, address: '5 place Bellecour', city: 'Lyon', postalCode: '69002' };

  it('wants the address for a delivery only [CHK-21]', () => {
    expect(validateDelivery(emptyDeliveryForm, 'pickup')).toEqual({});
    expect(validateDelivery(emptyDeliveryForm, 'delivery')).toEqual({
      address: 'required',
      city: 'required',
      postalCode: 'required',
    });
    expect(validateDelivery({ ...address, city: '' }, 'delivery')).toEqual({ city: 'required' });
  });

  it('wants neither country nor date nor time, but a date with its time [CHK-22]', () => {
    expect(validateDelivery({ ...address, country: '', isScheduled: true }, 'delivery')).toEqual({});
    expect(validateDelivery({ ...address, isScheduled: true, date: '2026-11-28' }, 'delivery')).toEqual({
      time: 'required',
    });
    expect(validateDelivery({ ...address, isScheduled: true, time: '12:00' }, 'pickup')).toEqual({ date: 'required' });
    expect(validateDelivery({ ...address, isScheduled: true, date: '2026-11-28', time: '12:00' }, 'delivery')).toEqual(
      {},
    );
  });
});
