import { expect, it } from 'vitest';
import { readCardLook, rgbOf } from './card-look.ts';

it.each([
  ['color(srgb 0.9954 0.5 0)', 'rgb(254, 128, 0)'],
  ['color(srgb 1.02 -0.01 2.5e-1)', 'rgb(255, 0, 64)'],
  ['color(srgb 0 0 0 / 0.5)', 'rgb(0, 0, 0)'],
  ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
])('gives the browser’s %s to the form as %s [PYX-14]', (computed, given) => expect(rgbOf(computed)).toBe(given));

it('offers no font where the page preloads none, and leaves nothing on the page [PYX-14]', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const { appearance, fonts } = readCardLook(place);
  expect(fonts).toEqual([]);
  expect(appearance?.variables?.fontSizeBase).toBe('16px');
  expect(place.childElementCount).toBe(0);
});
