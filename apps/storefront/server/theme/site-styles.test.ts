// @vitest-environment node
import { expect, it } from 'vitest';
import site from '../../../../sites/leve-tard/site.ts';
import { siteStyles } from './site-styles.ts';

const { header } = site;
const font = {
  family: 'Ours',
  file: '/media/fonts/ours.woff2',
  weights: '400 800',
  fallback: { sizeAdjust: '98%', ascent: '92%', descent: '26%' },
};

it('says nothing where the site is as the design has it', () => {
  expect(siteStyles({ header, font: null }, '')).toBe('');
});

it('makes the header as large as the site says, and lets it stay at the top [CFG-06]', () => {
  expect(siteStyles({ header: { ...header, size: 'lg' }, font: null }, '')).toContain(':root{--header:4rem}');
  const styles = siteStyles({ header: { ...header, sticky: false, transparent: false }, font: null }, '');
  expect(styles).toContain('--header-position:relative;--header-stuck:var(--safe-top)');
  expect(styles).toContain('--header-over:0px');
});

it('gives the pages one web font, with a face in its measures before it, and then the theme [CFG-10]', () => {
  const styles = siteStyles({ header, font }, ':root { --color-ink: #000000; }');
  expect(styles).toMatch(
    /^@font-face\{font-family:"Ours";[^}]*local\("Arial"\)[^}]*size-adjust:98%[^}]*\}@font-face\{font-family:"Ours";[^}]*url\(\/media\/fonts\/ours\.woff2\)[^}]*font-display:swap\}/,
  );
  expect(styles).toContain('--font-sans:"Ours"');
  expect(styles.endsWith(':root { --color-ink: #000000; }')).toBe(true);
});
