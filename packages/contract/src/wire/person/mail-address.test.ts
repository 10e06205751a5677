import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { signupSchema } from '../../account/access/access-schema.ts';
import { readOfficeSettings } from '../../office/office-settings.ts';
import { customerSchema } from '../../public/order/order-schema.ts';
import { cardPayerSchema } from '../../public/payment/card-payment-schema.ts';
import { mailKey, mailLink, readMailAddress } from './mail-address.ts';

const taken = [
  'a@b.fr',
  'camille@example.com',
  'JEAN@EXAMPLE.ORG',
  "penny.o'kane@example.org",
  'jean+pizza@example.org',
  'jean-luc@example.org',
  'jean_luc@example.org',
  'j@example.org',
  '1234@example.org',
  'jean.dupont@mail.example.co.uk',
  'jean@a-b.example',
  'jean@b2b.example',
  'jean@1and1.example',
  'jean@société.example',
  'jean@xn--socit-esab.example',
  'jean@example.xn--p1ai',
  'jean@пример.рф',
  'Jean@SOCIÉTÉ.example',
  'jean@straße.example',
  'jean@例え.テスト',
  'a!b#c$d%e&f*g/h=i?j^k`l{m|n}o~p@example.org',
  `${'a'.repeat(64)}@example.org`,
  `jean@${'a'.repeat(63)}.example`,
];
const refused = [
  '',
  'a',
  'a@',
  'a@b',
  '@b.fr',
  'a@b@c.fr',
  'a b@c.fr',
  'a@b c.fr',
  'a@b.',
  'a@.fr',
  'a@b..fr',
  'jean@example..org',
  'jean@example.org.',
  'jean@-example.org',
  'jean@example-.org',
  'jean@example.-org',
  'jean@exa_mple.org',
  'jean.@example.org',
  '.jean@example.org',
  'jean..dupont@example.org',
  '.@example.org',
  'a,b@example.org',
  'jean,dupont@example.org',
  'jean;dupont@example.org',
  'jean@example,org.fr',
  'a@b.fr, c@d.fr',
  'a@b.fr c@d.fr',
  'x<victim@example.org',
  'Jean <jean@example.org>',
  '<jean@example.org>',
  'g:v@example.org',
  'g:v@example.org;',
  '(c)v@example.org',
  'jean(dupont)@example.org',
  '"a"<v@example.org>',
  '"jean dupont"@example.org',
  'jean\\@example.org',
  'mailto:jean@example.org',
  'jean@[192.0.2.1]',
  'jean@192.0.2.1',
  'jean@example.org\r\nBcc: all@example.org',
  'jean@example.org\0',
  'léa@example.org',
  'léa@société.example',
  'jean@exam\u200bple.org',
  'jean＠example.org',
  'jean@ｅxample.org',
  'jean@𝐞xample.org',
  'jean@ＥXAMPLE.org',
  'jean@exampl\u212f.org',
  'jean@ſociete.org',
  'jean@ﬁnance.org',
  'jean@exam①.org',
  'jean@example.ｏrg',
  'jean@example.c',
  `${'a'.repeat(65)}@example.org`,
  `jean@${'a'.repeat(64)}.example`,
  `jean@${'abcdefghi.'.repeat(25)}example`,
];

const person = { first_name: 'Camille', last_name: 'Martin', phone: '0612345678' };

/** All parsers of the shop that read a mail address; each returns whether it accepts the address. */
const places: Record<string, (email: string) => boolean> = {
  form: (email) => readMailAddress(email) !== null,
  order: (email) => z.safeParse(customerSchema, { ...person, email, location: null, date: 'ASAP' }).success,
  account: (email) => z.safeParse(signupSchema, { ...person, email, password: 'pizza-du-lundi' }).success,
  card: (email) => z.safeParse(cardPayerSchema, { email, name: 'Camille', phone: '0612345678' }).success,
  alarms: (email) => readOfficeSettings([{ name: 'office.alarm_mails', value: [email] }]).alarmMails.length === 1,
  link: (email) => mailLink(email) !== null,
};

describe.each(Object.entries(places))('the reader of mail addresses [CHK-13]: %s', (_, takes) => {
  it.each(taken)('takes %s', (email) => {
    expect(takes(email)).toBe(true);
  });

  it.each(refused)('refuses %j', (email) => {
    expect(takes(email)).toBe(false);
  });
});

describe('a mail address', () => {
  it('is read without the blanks around it', () => {
    expect(readMailAddress(' jean@example.org\t')).toBe('jean@example.org');
  });

  it('is the same whatever the case and the spelling of its accents', () => {
    expect(mailKey(' JEAN@Soci\u0065\u0301te\u0301.example')).toBe(mailKey('jean@société.example'));
  });

  it('is the same whether its domain is written in letters or in signs', () => {
    expect(mailKey('Jean@SOCIÉTÉ.example')).toBe('jean@xn--socit-esab.example');
    expect(mailKey('jean@xn--socit-esab.example')).toBe('jean@xn--socit-esab.example');
    for (const other of ['', 'jean', '@', 'a@b@c.fr', 'jean@', 'jean@%', 'jean@example.org'])
      expect(() => mailKey(other)).not.toThrow();
  });

  it('is written to by a link that carries nothing else', () => {
    expect(mailLink('a?cc=b&c@example.org')).toBe('mailto:a%3Fcc%3Db%26c@example.org');
  });
});
