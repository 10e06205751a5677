import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readServiceUrl } from './read-service-url.ts';

/** Reads the login from a URL as a client does. */
function loginOf(address: string | null) {
  const { username, password, host, pathname } = new URL(address ?? '');
  return { user: decodeURIComponent(username), password: decodeURIComponent(password), host, path: pathname };
}

it.each([`p@ss`, 'a/b', 'a#b', '100%', `it's "quoted"`, 'two words', 'a:b', 'é?&=+;,[]\\', '%zz', '@', ''])(
  'takes the password %j as it is',
  (password) => {
    expect(loginOf(readServiceUrl(`postgres://shop:${password}@db.example:5432/shop`))).toEqual({
      user: 'shop',
      password,
      host: 'db.example:5432',
      path: '/shop',
    });
  },
);

it('takes any password without percent-encoding', () => {
  const password = fc.string({ unit: 'grapheme' }).filter((text) => !/%[0-9a-f]{2}/i.test(text) && text.isWellFormed());
  fc.assert(
    fc.property(password, (text) => {
      expect(loginOf(readServiceUrl(`smtp://shop:${text}@mail.example:587`)).password).toBe(text);
    }),
  );
});

it.each([
  ['a password that is encoded', 'postgres://shop:p%40ss%2F@db/shop', 'postgres://shop:p%40ss%2F@db/shop'],
  ['a mail address as the name', 'smtps://zoe@example.com:a@b@mail:465', 'smtps://zoe%40example.com:a%40b@mail:465'],
  ['a name alone', 'postgres://shop@db/shop', 'postgres://shop@db/shop'],
  ['no login', 'smtp://127.0.0.1:25', 'smtp://127.0.0.1:25'],
  ['a socket', 'postgres:///shop?host=/run/postgresql', 'postgres:///shop?host=/run/postgresql'],
  ['a socket that is encoded', 'postgresql://a@localhost:5/b?host=%2Ftmp', 'postgresql://a@localhost:5/b?host=%2Ftmp'],
])('leaves %s to its client', (_what, written, address) => {
  expect(readServiceUrl(written)).toBe(address);
});

it.each(['', 'db.example', 'postgres://shop:x@db:port/shop', 'postgres://a b/shop'])(
  'refuses %j as an address',
  (written) => {
    expect(readServiceUrl(written)).toBeNull();
  },
);
