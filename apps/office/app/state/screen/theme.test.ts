import { describe, expect, it } from 'vitest';
import { chooseTheme, themeAt, useThemeStore } from './theme.ts';

describe('the look of the office', () => {
  it.each([
    [6, 'night'],
    [7, 'day'],
    [18, 'day'],
    [19, 'night'],
    [0, 'night'],
  ])('at %i h is that of the %s by itself [OFC-10]', (hour, theme) => {
    expect(themeAt('automatic', hour)).toBe(theme);
    expect([themeAt('day', hour), themeAt('night', hour)]).toEqual(['day', 'night']);
  });

  it('is kept by the device that chose it [OFC-10]', () => {
    expect(useThemeStore.getState().choice).toBe('automatic');
    chooseTheme('night');
    expect([useThemeStore.getState().choice, localStorage.getItem('office-theme')]).toEqual(['night', '"night"']);
  });
});
