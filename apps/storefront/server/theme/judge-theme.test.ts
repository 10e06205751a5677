// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { colourPairs } from './colour-pairs.ts';
import { contrastOf, parseColour } from './contrast.ts';
import { deriveTheme } from './derive-theme.ts';
import { judgeTheme } from './judge-theme.ts';

const contrast = (one: string, other: string) => {
  const [first, second] = [parseColour(one), parseColour(other)];
  return first && second && contrastOf(first, second);
};

describe('contrast', () => {
  it('is what the guidelines measure', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#0b6e4f', '#0b6e4f')).toBe(1);
  });

  it('knows the same colour by both ways of writing it', () => {
    expect(contrast('oklch(0.62796 0.25768 29.2339)', '#ff0000')).toBeCloseTo(1, 2);
    expect([parseColour('red'), parseColour('#fff'), parseColour('oklch(0.5 0.1 30/0.5)')]).toEqual([null, null, null]);
  });
});

describe('a theme', () => {
  it('may leave the design as it is, which passes every pair', () => {
    expect(judgeTheme('')).toEqual([]);
    const own = [...new Set(colourPairs.flatMap(({ front, ground }) => [front, ground]))];
    expect(own.length).toBeGreaterThan(20);
    expect(judgeTheme(':root { --color-ink: oklch(0.235 0.03 40); --color-night: oklch(0.205 0.028 36); }')).toEqual(
      [],
    );
  });

  it('names each pair of colours that can’t be told apart, with the ratio that was measured', () => {
    expect(judgeTheme(':root { --color-on-night: #333333; }')).toEqual([
      expect.stringMatching(
        /^--color-on-night sur --color-night : le contraste est de 1\.\d\d?, il faut au moins 4\.5$/,
      ),
    ]);
  });

  it('can be made of any colour, and is read everywhere', () => {
    const twoDigits = (channel: number) => channel.toString(16).padStart(2, '0');
    for (let red = 0; red < 256; red += 51)
      for (let green = 0; green < 256; green += 51)
        for (let blue = 0; blue < 256; blue += 51) {
          const hex = `#${[red, green, blue].map(twoDigits).join('')}`;
          expect(judgeTheme(deriveTheme(hex).replace(/\s+/g, ' ').trim()), hex).toEqual([]);
        }
    expect(deriveTheme('#0b6e4f')).toContain('--color-tomato: oklch(0.46 0.12 165);');
    expect(() => deriveTheme('green')).toThrow('green n’est pas une couleur');
  });

  it('takes tokens of the design alone, and colours that can be measured', () => {
    expect(judgeTheme(':root { --radius-md: 4px; --color-inc: #000000; --color-ink: rebeccapurple; }')).toEqual([
      '--color-inc: la charte n’a pas ce nom',
      '--color-ink: il faut une couleur comme #0b6e4f ou oklch(0.48 0.1 160)',
    ]);
    expect(judgeTheme('a { color: red }')).toHaveLength(1);
    expect(judgeTheme(':root { --radius-md: 4px } body { margin: 0 }')).toHaveLength(1);
  });
});
