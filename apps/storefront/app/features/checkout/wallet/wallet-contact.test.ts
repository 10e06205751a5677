import { readName } from '@comptoir/contract';
import { describe, expect, it } from 'vitest';
import { validatePersonal } from '../machine/model/validate-forms.ts';
import { personOfWallet } from './wallet-contact.ts';

const contact = { email: ' camille@example.com ', phone: ' 06 12 34 56 78' };
const long = 'A'.repeat(200);

const names: [name: string, first: string, last: string][] = [
  ['Camille Martin', 'Camille', 'Martin'],
  ['  Camille   Martin  ', 'Camille', 'Martin'],
  ['Camille\nMartin', 'Camille', 'Martin'],
  ['Camille\r\n\tMartin\n', 'Camille', 'Martin'],
  ['Camille\u00a0Martin', 'Camille', 'Martin'],
  ['Camille\u202fMartin', 'Camille', 'Martin'],
  ['Jean-Pierre de la Tour', 'Jean-Pierre', 'de la Tour'],
  ['Marie Claire Dubois', 'Marie', 'Claire Dubois'],
  ['Anne-Sophie Le Goff', 'Anne-Sophie', 'Le Goff'],
  ['Ó', 'Ó', 'Ó'],
  ['Madonna', 'Madonna', 'Madonna'],
  ['Ó Briain', 'Ó', 'Briain'],
  ['李 小龙', '李', '小龙'],
  ['李小龙', '李小龙', '李小龙'],
  ['Мария Иванова', 'Мария', 'Иванова'],
  ['Zoë van den Berg', 'Zoë', 'van den Berg'],
  ['O’Neill Shaquille', 'O’Neill', 'Shaquille'],
  ["D'Angelo Russell", "D'Angelo", 'Russell'],
  ['J. R. R. Tolkien', 'J.', 'R. R. Tolkien'],
  ['Dr.martin Luc', 'Dr.martin', 'Luc'],
  ['St.Jean Perse', 'St.Jean', 'Perse'],
  ['Nguyễn Văn A', 'Nguyễn', 'Văn A'],
  ['Müller Jürgen', 'Müller', 'Jürgen'],
  ['Šárka Dvořáková', 'Šárka', 'Dvořáková'],
  ['Łukasz Żak', 'Łukasz', 'Żak'],
  ['İbrahim Çelik', 'İbrahim', 'Çelik'],
  ['José María García López', 'José', 'María García López'],
  ['محمد علي', 'محمد', 'علي'],
  ['יעל כהן', 'יעל', 'כהן'],
  ['さくら 田中', 'さくら', '田中'],
  ['김 민준', '김', '민준'],
  ['Þór Ægisson', 'Þór', 'Ægisson'],
  ['camille martin', 'camille', 'martin'],
  ['CAMILLE MARTIN', 'CAMILLE', 'MARTIN'],
  ['Camille M.', 'Camille', 'M.'],
  ['C M', 'C', 'M'],
  ['Henri IV', 'Henri', 'IV'],
  ['Louis 14', 'Louis', '14'],
  [long, long, long],
  [`${long} ${long}`, long, long],
];

describe('the person of a wallet', () => {
  it.each(names)('named %j has a first and a last name that an order takes [PYX-32]', (name, firstName, lastName) => {
    const person = personOfWallet({ ...contact, name });
    expect(person).toEqual({ firstName, lastName, email: 'camille@example.com', phone: '06 12 34 56 78' });
    expect([readName(firstName), readName(lastName), validatePersonal(person)]).toEqual([firstName, lastName, {}]);
  });

  it('of whom nothing is said lacks all four fields [PYX-32]', () => {
    const person = personOfWallet({ name: ' \n', email: '', phone: '' });
    expect(Object.keys(validatePersonal(person))).toEqual(['firstName', 'lastName', 'email', 'phone']);
  });
});
