import { expect, it } from 'vitest';
import { returnAddress } from './return-address.ts';

it.each(['/office', '/office/', '/office/board', '/office/orders/1042', '/office/orders?from=2026-11-23&page=2'])(
  'goes on to %s after signing in [ROL-27]',
  (wanted) => {
    expect(returnAddress(wanted)).toBe(wanted);
  },
);

it.each([
  null,
  '',
  '//evil.example',
  '\\evil.example',
  '/\\evil.example',
  'https://evil.example/office/board',
  'javascript:alert(1)',
  '/officer',
  '/office//evil.example',
  '/office/\\evil.example',
  '/office/../menu',
  '/office/%2e%2e/menu',
  '/office/board\n',
  '/office?to=//evil.example',
  ' /office/board',
  '/menu',
])('goes to the office’s first page instead of %j [ROL-27]', (wanted) => {
  expect(returnAddress(wanted)).toBe('/office');
});
