import { expect, it } from 'vitest';
import { typedCommand } from './typed-command.ts';

it.each([
  ['orders', 'npm run orders', 'shop orders'],
  ['database forget-secret', 'npm run database forget-secret', 'shop database forget-secret'],
  ['site new', 'npm run site:new', 'shop site new'],
  [
    'office owner --email zoe@example.com',
    'npm run office owner -- --email zoe@example.com',
    'shop office owner --email zoe@example.com',
  ],
])('names the command %s as it is typed where it runs', (words, inWorkingCopy, inRelease) => {
  expect(typedCommand(words, {})).toBe(inWorkingCopy);
  expect(typedCommand(words, { SHOP_RELEASE: '/opt/comptoir/releases/1.0.0' })).toBe(inRelease);
});
