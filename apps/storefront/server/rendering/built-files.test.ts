// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readClientBuild } from './built-files.ts';

const manifest = {
  '_react.js': { file: 'assets/react-1.js' },
  'app/entry.client.tsx': { file: 'assets/first-2.js', imports: ['_react.js'] },
  '_cart.js': { file: 'assets/cart-3.js', imports: ['app/entry.client.tsx'] },
  'app/routes/menu.tsx': { file: 'assets/menu-4.js', imports: ['app/entry.client.tsx'] },
  'app/routes/lazy/opened.ts': { file: 'assets/opened-5.js', imports: ['app/entry.client.tsx', '_cart.js'] },
  'style.css': { file: 'assets/style-6.css' },
};
const root = mkdtempSync(join(tmpdir(), 'build-'));
mkdirSync(join(root, '.vite'));
mkdirSync(join(root, 'assets'));
writeFileSync(join(root, '.vite/manifest.json'), JSON.stringify(manifest));
writeFileSync(join(root, 'assets/style-6.css'), '.dish{top:0}');
writeFileSync(join(root, '.vite/faces.css'), '@font-face{font-family:"A"}');
afterAll(() => rmSync(root, { recursive: true }));
const { filesOf, styles } = readClientBuild(root);

it('a screen’s scripts stand in the order of their evaluation', () => {
  expect(filesOf('routes/menu.tsx').scripts).toEqual(['/assets/react-1.js', '/assets/first-2.js', '/assets/menu-4.js']);
});

it('what a tap opens is named apart, without what the screen has already', () => {
  expect(filesOf('routes/menu.tsx').opened).toEqual(['/assets/cart-3.js', '/assets/opened-5.js']);
});

it('an error page needs what every page needs', () => {
  expect(filesOf(null).scripts).toEqual(['/assets/react-1.js', '/assets/first-2.js']);
  expect(filesOf(null).sheets).toEqual(['/assets/style-6.css']);
});

it('pages are written with all styles, and with the faces of fonts, which no sheet has', () => {
  expect(styles).toBe('@font-face{font-family:"A"}.dish{top:0}');
});
