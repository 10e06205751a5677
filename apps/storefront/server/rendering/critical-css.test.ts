// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { criticalCss } from './critical-css.ts';

const page = '<main id="main" class="page wide"><p class="note">“{”</p></main>';

describe('the styles inside a page', () => {
  it.each([
    ['.note{color:red}.other{color:blue}', '.note{color:red}'],
    ['.other,.note:focus,p{margin:0}', '.note:focus,p{margin:0}'],
    ['.note,.note:hover{margin:0}.note:hover:active{top:0}', '.note{margin:0}'],
    ['.page.wide>.note{top:0}.page.narrow>.note{top:1px}', '.page.wide>.note{top:0}'],
    ['#main{top:0}#other{top:0}', '#main{top:0}'],
    ['.note:not(.other,.more){top:0}', '.note:not(.other,.more){top:0}'],
    ['@layer ui,screens;@layer ui{.note{top:0}.other{top:0}}', '@layer ui,screens;@layer ui{.note{top:0}}'],
    ['@media (min-width:64rem){.other{top:0}}', ''],
    ['@media (forced-colors:active){.note{top:0}p{top:0}}.note{top:1px}', '.note{top:1px}'],
    ['@layer a{@media print{.note{top:0}}}', '@layer a{@media print{.note{top:0}}}'],
    ['.note:before{content:"}.other{"}.other{top:0}', '.note:before{content:"}.other{"}'],
    ['@font-face{font-family:"A";src:url(a.woff2)}', '@font-face{font-family:"A";src:url(a.woff2)}'],
  ])('of %s are %s', (css, expected) => {
    expect(criticalCss(css, page)).toBe(expected);
  });

  it('hold the animations that they name, and no others', () => {
    const turn = '@keyframes turn{to{rotate:360deg}}';
    const css = `.note{animation:turn 1s}${turn}@keyframes rise{0%{top:1px}to{top:0}}`;
    expect(criticalCss(css, page)).toBe(`.note{animation:turn 1s}${turn}`);
  });

  it('hold the tokens that they or the elements ask for, and those that these are made of', () => {
    const css = ':root{--a:1px;--b:var(--a);--c:2px;--d:var(--c);--e:3px;--f:"};"}.note{top:var(--b)}';
    const styled = page.replace('class="note"', 'class="note" style="left:var(--e)"');
    expect(criticalCss(css, styled)).toBe(':root{--a:1px;--b:var(--a);--e:3px;--f:"};"}.note{top:var(--b)}');
  });
});
