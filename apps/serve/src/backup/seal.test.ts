import { expect, it } from 'vitest';
import { openSealed, seal } from './seal.ts';

const passphrase = 'trois crêpes au sarrasin';

it('opens what it sealed, by the same passphrase alone, however its accents are written [PLT-21]', () => {
  const text = 'SMTP_URL=smtp://ana:mot de passe@mail.example\n';
  const sealed = seal(text, passphrase.normalize('NFC'));
  expect(sealed).not.toContain('smtp');
  expect(openSealed(sealed, passphrase.normalize('NFD'))).toBe(text);
  expect(openSealed(sealed, 'trois crepes au sarrasin')).toBeNull();
  expect(seal(text, passphrase)).not.toBe(seal(text, passphrase));
});

it('opens nothing that was changed since, in any part of it [PLT-21]', () => {
  const sealed = JSON.parse(seal('secret', passphrase)) as Record<string, string>;
  for (const part of ['salt', 'iv', 'tag', 'text']) {
    const bytes = Buffer.from(sealed[part] ?? '', 'base64');
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    expect(openSealed(JSON.stringify({ ...sealed, [part]: bytes.toString('base64') }), passphrase)).toBeNull();
    expect(openSealed(JSON.stringify({ ...sealed, [part]: '' }), passphrase)).toBeNull();
  }
  // A short authentication tag could be guessed, so it must be rejected.
  const short = Buffer.from(sealed.tag ?? '', 'base64')
    .subarray(0, 4)
    .toString('base64');
  expect(openSealed(JSON.stringify({ ...sealed, tag: short }), passphrase)).toBeNull();
  for (const other of ['', '{}', 'null', 'no text of ours']) expect(openSealed(other, passphrase)).toBeNull();
});
