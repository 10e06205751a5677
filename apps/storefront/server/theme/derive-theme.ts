import { toOklab } from './contrast.ts';

/** Lightness and chroma of the tinted tokens. With any hue, the texts on them have enough contrast. */
const tinted: Record<string, readonly [lightness: number, chroma: number]> = {
  tomato: [0.46, 0.12],
  'tomato-deep': [0.38, 0.1],
  'tomato-wash': [0.945, 0.024],
  'tile-sun': [0.87, 0.05],
  'hero-top': [0.36, 0.09],
  'hero-middle': [0.41, 0.1],
  'hero-bottom': [0.48, 0.11],
  'hero-sun': [0.6, 0.11],
  night: [0.21, 0.04],
};

/** Returns a `theme.css` with the hue of a colour. @throws an Error if the colour is not `#rrggbb`. */
export function deriveTheme(hex: string): string {
  const hue = hueOf(hex);
  const lines = Object.entries(tinted).map(
    ([name, [lightness, chroma]]) => `  --color-${name}: oklch(${lightness} ${chroma} ${hue});`,
  );
  return [':root {', ...lines, '}', ''].join('\n');
}

function hueOf(hex: string): number {
  const lab = toOklab(hex);
  if (!lab) throw new Error(`${hex} n’est pas une couleur comme #0b6e4f.`);
  const degrees = (Math.atan2(lab.b, lab.a) * 180) / Math.PI;
  return Math.round(degrees + 360) % 360;
}
