import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { signupSchema } from '../../account/access/access-schema.ts';
import { enterSchema } from '../../office/staff/person.ts';
import { customerSchema } from '../../public/order/order-schema.ts';
import { cardPayerSchema } from '../../public/payment/card-payment-schema.ts';
import { dottedNames } from '../../testing/dotted-names.ts';
import { readName } from './person-name.ts';

const taken = [
  ...[
    'Zoé',
    'Jean-Éric',
    'O’Kane',
    "D'Artagnan",
    'Ng',
    'Ô',
    '李',
    'Müller-Lüdenscheidt',
    'Anne Marie',
    'J.-P.',
    'J.P.',
  ],
  ...[
    'M.Dupont',
    'Mme. Martin',
    'Martin (2e étage)',
    '.',
    '-',
    'X Æ A-12',
    'José "Pepe"',
    'Ahmed <3',
    'a,b;c',
    'Dr. Who',
  ],
  ...['محمد', 'Ева', 'Nguyễn', 'Saint-Exupéry, de', 'a@b', ' Camille '],
  ...dottedNames,
  // Endings that people's names also have; `breakLinks` makes them harmless in mails.
  ...['evil.example/x', 'jean.paul', 't.me', 'gagnez.pizza'],
];
const refused = [
  ...['', ' ', '\t', 'http://evil.example', 'Cliquez https://x.co', 'www.gagnez.fr', 'gagnez.fr', 'Prix: gagnez.fr/x'],
  ...['GAGNEZ.FR', 'Gagnez.Com', 'WWW.gagnez', 'gagnez。fr', 'g.com', 'ftp://x', 'Zoé (gagnez.org)'],
  ...['a'.repeat(256), 'Zoé\u202e', 'Zoé\nBcc: a@b.fr', 'Zoé\u0000'],
];
const person = { first_name: 'Camille', last_name: 'Martin', phone: '0612345678', email: 'camille@example.org' };

/** All schemas of the shop that read a person's name; each returns whether it accepts the name. */
const places: Record<string, (name: string) => boolean> = {
  order: (name) =>
    z.safeParse(customerSchema, { ...person, first_name: name, last_name: name, location: null, date: 'ASAP' }).success,
  account: (name) => z.safeParse(signupSchema, { ...person, last_name: name, password: 'pizza-du-lundi' }).success,
  card: (name) => z.safeParse(cardPayerSchema, { email: person.email, phone: person.phone, name }).success,
  office: (name) => z.safeParse(enterSchema, { token: 'x', name }).success,
};

describe.each(Object.entries(places))('the reader of names [CHK-12]: %s', (_, takes) => {
  it.each(taken)('takes %s', (name) => {
    expect(takes(name)).toBe(true);
  });

  it.each(refused)('refuses %j', (name) => {
    expect(takes(name)).toBe(false);
  });
});

describe('a name in a form [CHK-12]', () => {
  it.each(taken)('is %s', (name) => {
    expect(readName(name)).toBe(name.trim());
  });

  it('is read without what a pasted text hides, and is never a link', () => {
    expect(readName('\u2068Zoé\u2069\t')).toBe('Zoé');
    expect(readName('gagnez.fr')).toBeNull();
    expect(readName(' \u200b')).toBeNull();
  });
});
