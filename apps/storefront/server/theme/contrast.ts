export type Colour = readonly [red: number, green: number, blue: number];

const clamp = (light: number) => Math.min(1, Math.max(0, light));

const toLight = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Converts OKLCH to linear sRGB with the matrices of CSS Color 4. Colours outside of the gamut are clamped. */
function fromOklch(lightness: number, chroma: number, hue: number): Colour {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const hexPattern = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const oklchPattern = /^oklch\((0?\.\d+|[01]) (\d*\.?\d+) (\d+(?:\.\d+)?)\)$/;

/** Reads `#rrggbb` and `oklch(0.5 0.1 30)`. Null if the colour has another syntax. */
export function parseColour(text: string): Colour | null {
  const channels = hexPattern.exec(text)?.slice(1);
  if (channels) {
    const [red = 0, green = 0, blue = 0] = channels.map((digits) => toLight(Number.parseInt(digits, 16) / 255));
    return [red, green, blue];
  }
  const parts = oklchPattern.exec(text)?.slice(1);
  if (!parts) return null;
  const [lightness = 0, chroma = 0, hue = 0] = parts.map(Number);
  return fromOklch(lightness, chroma, hue);
}

const luminance = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The a and b axes of Oklab. Null if the colour cannot be parsed. */
export function toOklab(text: string): { a: number; b: number } | null {
  const colour = parseColour(text);
  if (!colour) return null;
  const [red, green, blue] = colour;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}
