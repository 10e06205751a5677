import { expect, it } from 'vitest';
import { forgetReturnPath, keepReturnPath, takeReturnPath } from './return-path.ts';

it.each(['/checkout', '/fr/checkout', '/profile', '/profile/ViewOrders', '/fr/profile/ViewSecurity'])(
  'leads back to %s, once [RTE-02]',
  (path) => {
    keepReturnPath(path);
    expect([takeReturnPath(), takeReturnPath()]).toEqual([path, null]);
  },
);

it.each([
  '/',
  '/menu',
  '//evil.example',
  'https://evil.example/checkout',
  '/checkout?next=//evil',
  '/profile/../x',
  '',
])('never leads to %j, whoever wrote it there [RTE-02]', (path) => {
  keepReturnPath(path);
  expect(takeReturnPath()).toBeNull();
  sessionStorage.setItem('auth-return', JSON.stringify(path));
  expect(takeReturnPath()).toBeNull();
});

it('is forgotten where the diner goes elsewhere', () => {
  keepReturnPath('/checkout');
  forgetReturnPath();
  expect(takeReturnPath()).toBeNull();
});
