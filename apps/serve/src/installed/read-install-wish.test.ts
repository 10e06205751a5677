import { expect, it } from 'vitest';
import { Misused } from '../tools/print/words.ts';
import { readInstallWish } from './read-install-wish.ts';

const read = (line: string) => readInstallWish(line.split(' '));

it('reads what a shop is installed with', () => {
  expect(read('chez-ana --domain Chez-Ana.FR --port 3005 --certificate a.pem --key b.pem --yes')).toEqual({
    name: 'chez-ana',
    domain: 'chez-ana.fr',
    port: 3005,
    tls: { certificate: 'a.pem', key: 'b.pem' },
    smtpUrl: null,
    alarmMail: null,
    databaseUrl: null,
    isAgreed: true,
  });
});

it.each([
  ['Chez-Ana --domain a.fr', /« Chez-Ana » ne peut pas nommer une boutique/],
  ['../ana --domain a.fr', /ne peut pas nommer/],
  ['a-name-that-is-longer-than-accounts --domain a.fr', /ne peut pas nommer/],
  ['ana --domain https://a.fr', /« https:\/\/a.fr » n’est pas un nom de domaine/],
  ['ana --domain a;b.fr', /n’est pas un nom de domaine/],
  ['ana --domain localhost', /n’est pas un nom de domaine/],
  ['ana --domain a.fr --port 80', /« 80 » n’est pas un port/],
  ['ana --domain a.fr --port 3000x', /n’est pas un port/],
  ['ana --domain a.fr --certificate a.pem', /--certificate et --key vont ensemble/],
  ['ana --domain a.fr --mail zoe', /« zoe » n’est pas une adresse e-mail/],
  ['ana --domain a.fr --smtp mail.example', /--smtp : une adresse comme/],
  ['ana --domain a.fr --database mysql://shop:canary@db/shop', /--database : une adresse comme/],
])('refuses %j in a sentence [PLT-31]', (line, sentence) => {
  expect(() => read(line)).toThrow(sentence);
  expect(() => read(line)).not.toThrow(/canary/);
});

it('tells all faults at once [PLT-31]', () => {
  expect(() => read('Ana --domain x --port 1')).toThrow(/nom de domaine.*\n.*port.*\n.*ne peut pas nommer/);
});

it.each(['', 'ana', 'ana --domain', 'ana bob --domain a.fr', '--domain a.fr', 'ana --domain a.fr --what'])(
  'answers %j with its usage',
  (line) => {
    expect(() => readInstallWish(line.split(' ').filter(Boolean))).toThrow(Misused);
  },
);
