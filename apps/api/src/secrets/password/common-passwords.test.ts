import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  'password',
  'iloveyou',
  'TrustNo1',
  '1q2w3e4r5t',
  'Liverpool',
  'steelers',
  'qwertyuiop',
  'Princess1',
  'motdepasse1',
  'AzertyAzerty',
  'marseille13',
  'doudou123',
  'nouveaumotdepasse',
  'aaaaaaaab',
  '\u{1f355}'.repeat(9),
  'zoe.martin',
  'zoe.martin@example.com',
])('%s is tried first by anybody', async (password) => {
  expect(await isCommonPassword(password, 'zoe.martin@example.com')).toBe(true);
});

it.each(['Secret-1234', 'Nouveau-1234', 'été-🍕-2026', 'cheval agrafe correcte', 'zoe.martin-2026'])(
  '%s is not',
  async (password) => {
    expect(await isCommonPassword(password, 'zoe.martin@example.com')).toBe(false);
  },
);
