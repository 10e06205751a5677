/** Light of a colour's red, green and blue, each from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

const clamp = (light: number) => Math.min(1, Math.max(0, light));

/** What a screen makes of a channel's number: sRGB's own curve. */
const toLight = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** CSS Color 4, "Oklab": its matrices to linear sRGB. What no screen can show is cut to what one can. */
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

/** Reads `#rrggbb` or `oklch(0.5 0.1 30)`; null: it is written in another way. */
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

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
