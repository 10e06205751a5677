import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findNeeded } from './find-needed.ts';

let modules: string;
beforeAll(() => {
  modules = mkdtempSync(join(tmpdir(), 'comptoir-modules-'));
  const put = (path: string, manifest: object) => {
    mkdirSync(join(modules, path), { recursive: true });
    writeFileSync(join(modules, path, 'package.json'), JSON.stringify(manifest));
  };
  put('mailer', { dependencies: { wire: '1', '@scope/text': '1' } });
  put('wire', { dependencies: { mailer: '1' } });
  put('@scope/text', { dependencies: { wire: '2' }, optionalDependencies: { 'for-windows': '1', 'for-linux': '1' } });
  put('@scope/text/node_modules/wire', { dependencies: { deep: '1' } });
  put('deep', {});
  put('for-linux', {});
  put('unrelated', {});
});
afterAll(() => rmSync(modules, { recursive: true }));

it('takes what is needed, once, and what is needed by that, from where Node takes it', () => {
  expect(findNeeded(modules, ['mailer'])).toEqual([
    '@scope/text',
    '@scope/text/node_modules/wire',
    'deep',
    'for-linux',
    'mailer',
    'wire',
  ]);
});
