import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { signupSchema } from '../../account/access/access-schema.ts';
import { customerSchema } from '../../public/order/order-schema.ts';
import { cardPayerSchema } from '../../public/payment/card-payment-schema.ts';
import { phoneLink, readPhone } from './phone.ts';

const paul = '+33612345678';

const person = { first_name: 'Camille', last_name: 'Martin', email: 'camille@example.org' };

/** Returns whether order, account and card payment accept the number. */
function takenBy(phone: string): boolean[] {
  return [
    z.safeParse(customerSchema, { ...person, phone, location: null, date: 'ASAP' }).success,
    z.safeParse(signupSchema, { ...person, phone, password: 'pizza-du-lundi' }).success,
    z.safeParse(cardPayerSchema, { email: person.email, name: 'Camille', phone }).success,
  ];
}

describe('a telephone number as people write it [CHK-14]', () => {
  it.each([
    ['0612345678', paul],
    ['06 12 34 56 78', paul],
    ['06.12.34.56.78', paul],
    ['06-12-34-56-78', paul],
    ['06/12/34/56/78', paul],
    ['06–12–34–56–78', paul],
    ['06\u00a012\u00a034\u00a056\u00a078', paul],
    ['06\u202f12\u202f34\u202f56\u202f78', paul],
    ['0612 34 56 78', paul],
    [' 06 12 34 56 78 ', paul],
    ['(06) 12 34 56 78', paul],
    ['+33612345678', paul],
    ['+33 6 12 34 56 78', paul],
    ['+33 (0)6 12 34 56 78', paul],
    ['+33(0)612345678', paul],
    ['+33 (0) 6.12.34.56.78', paul],
    ['+33 06 12 34 56 78', paul],
    ['+33.6.12.34.56.78', paul],
    ['(+33) 6 12 34 56 78', paul],
    ['(+33)(0)6 12 34 56 78', paul],
    ['0033612345678', paul],
    ['00 33 6.12.34.56.78', paul],
    ['0033 (0)6 12 34 56 78', paul],
    ['33612345678', paul],
    ['33 6 12 34 56 78', paul],
    ['612345678', paul],
    ['6 12 34 56 78', paul],
    ['Tél. : 06 12 34 56 78', paul],
    ['tel 0612345678', paul],
    ['Téléphone : 06 12 34 56 78', paul],
    ['Portable : 06 12 34 56 78', paul],
    ['port. 06 12 34 56 78', paul],
    ['Mobile +33 6 12 34 56 78', paul],
    ['N° 06 12 34 56 78', paul],
    ['mon numéro : 06 12 34 56 78', paul],
    ['Mme Martin 06 12 34 56 78', paul],
    ['06_12_34_56_78', paul],
    ['06·12·34·56·78', paul],
    ['06•12•34•56•78', paul],
    ['06−12−34−56−78', paul],
    ['06 12 34 56 78 / 04 78 00 00 00', paul],
    ['06 12 34 56 78 - 04 78 00 00 00', paul],
    ['06 12 34 56 78 ou 04 78 00 00 00', paul],
    ['06 12 34 56 78, 04 78 00 00 00', paul],
    ['06 12 34 56 78 04 78 00 00 00', paul],
    ['0612345678;+33478000000', paul],
    ['06 12 34 56 78 (Paul)', paul],
    ['06 12 34 56 78 après 18 h', paul],
    ['04 78 00 00 00 poste 12', '+33478000000'],
    ['04 78 00 00 00, ext. 4', '+33478000000'],
    ['04 78 00 00 00 #3', '+33478000000'],
    ['0800 123 456', '+33800123456'],
    ['09 70 00 00 00', '+33970000000'],
    ['0690 33 59 41', '+590690335941'],
    ['0590 33 59 41', '+590590335941'],
    ['0694 12 34 56', '+594694123456'],
    ['0696 12 34 56', '+596696123456'],
    ['0692 12 34 56', '+262692123456'],
    ['0262 12 34 56', '+262262123456'],
    ['0639 12 34 56', '+262639123456'],
    ['+590 690 33 59 41', '+590690335941'],
    ['+262 692 12 34 56', '+262692123456'],
    ['+32 475 12 34 56', '+32475123456'],
    ['+41 (0)22 123 45 67', '+41221234567'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['+39 06 1234 5678', '+390612345678'],
    ['0049 30 123456', '+4930123456'],
    ['12345678', '12345678'],
  ])('%s calls %s', (typed, number) => {
    expect(readPhone(typed)).toBe(number);
    expect(phoneLink(typed)).toBe(`tel:${number}`);
    expect(takenBy(typed)).toEqual([true, true, true]);
  });

  it.each([
    '',
    '-',
    '+',
    'abc',
    'dix-sept',
    'O6 12 34 56 78',
    'Martin 06 12 34 56',
    'Tél. :',
    '06',
    '06 12 34 56',
    '06 12 34 56 7',
    '06 12 34 56 7x',
    '06 12 34 56 789',
    '06 12 34 56 78 9',
    '+33 6 12 34 56 7',
    '+33 6 12 34 56 78 9',
    '+0 12 34 56 78',
    '3615',
    '1234567890123456',
    'javascript:alert(1)',
  ])('%j calls nobody', (typed) => {
    expect(readPhone(typed)).toBeNull();
    expect(phoneLink(typed)).toBeNull();
    expect(takenBy(typed)).toEqual([false, false, false]);
  });

  it('is read without the marks that a telephone puts around what it copies', () => {
    expect(readPhone('\u202a+33 6 12 34 56 78\u202c')).toBe(paul);
    expect(readPhone('\u200e06 12 34 56 78')).toBe(paul);
  });
});
