import type { StripeElementsOptionsMode } from '@stripe/stripe-js';

export type CardLook = Pick<StripeElementsOptionsMode, 'appearance' | 'fonts'>;

/** Smaller text would make iOS zoom into a focused field. */
const leastPixels = 16;

/** The page's tokens mean nothing in the provider's frame, so the browser resolves them (PYX-14). */
export function readCardLook(place: HTMLElement): CardLook {
  const probe = place.ownerDocument.createElement('span');
  place.append(probe);
  const style = getComputedStyle(probe);
  const color = (token: string) => {
    // A mixed colour is computed in sRGB, whatever the token is written in.
    probe.style.color = `color-mix(in srgb, var(--color-${token}), var(--color-${token}))`;
    return rgbOf(style.color);
  };
  probe.style.borderRadius = 'var(--radius-md)';
  const [ink, edge, danger] = [color('ink'), color('edge'), color('tomato-deep')];
  const appearance: CardLook['appearance'] = {
    variables: {
      borderRadius: style.borderTopLeftRadius,
      colorBackground: color('paper'),
      colorDanger: danger,
      colorPrimary: color('tomato'),
      colorText: ink,
      colorTextPlaceholder: color('ink-3'),
      colorTextSecondary: color('ink-2'),
      fontFamily: style.fontFamily,
      fontSizeBase: `${Math.max(leastPixels, Number.parseFloat(style.fontSize) || 0)}px`,
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1.5px solid ${edge}`, boxShadow: 'none', padding: '0.9rem 1.1rem' },
      '.Input:focus': { border: '1.5px solid transparent', boxShadow: 'none', outline: `3px solid ${ink}` },
      '.Input--invalid': { border: `2px solid ${danger}`, boxShadow: 'none' },
      '.Label': { fontSize: '0.875rem', fontWeight: '600' },
      '.Error': { fontSize: '0.875rem', fontWeight: '600' },
    },
  };
  const fonts = pageFonts(place.ownerDocument, style.fontFamily);
  probe.remove();
  return { appearance, fonts };
}

/** The page preloads its one font file, which has all weights. */
function pageFonts(page: Document, families: string): NonNullable<CardLook['fonts']> {
  const file = page.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')?.href;
  const family = /^\s*"?(?<name>[^",]+)/.exec(families)?.groups?.name;
  if (!file || !family) return [];
  return ['400', '600'].map((weight) => ({ family, src: `url(${file})`, weight, display: 'swap' }));
}

/** Converts `color(srgb 1 0.5 0)` to `rgb(255, 128, 0)`. Other notations stay as they are. */
export function rgbOf(color: string): string {
  const parts = /^color\(srgb (?<parts>[^/)]+)/.exec(color)?.groups?.parts;
  if (parts === undefined) return color;
  const channels = parts
    .trim()
    .split(/\s+/)
    .map((part) => Math.round(Math.min(1, Math.max(0, Number(part))) * 255));
  return `rgb(${channels.join(', ')})`;
}
