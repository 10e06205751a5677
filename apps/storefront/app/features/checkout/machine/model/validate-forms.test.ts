import { describe, expect, it } from 'vitest';
import { emptyDeliveryForm, emptyPersonalForm } from '../../../../state/checkout/order-forms.ts';
import { validateDelivery, validatePersonal } from './validate-forms.ts';

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
