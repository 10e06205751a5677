import { StatusBar, Style } from '@capacitor/status-bar';
import type { BrowserNavigation } from '@comptoir/storefront/native';
import { attempt } from './attempt.ts';

/** Backgrounds of at least this lightness (0 to 255) need dark icons. */
const lightFrom = 140;

function readColour(colour: string): number[] {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const pen = canvas.getContext('2d');
  if (!pen) return [];
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

const toHex = (parts: number[]) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

function paint(): void {
  const parts = readColour(getComputedStyle(document.body).backgroundColor);
  const [red = 255, green = 255, blue = 255] = parts;
  const isLight = 0.299 * red + 0.587 * green + 0.114 * blue >= lightFrom;
  attempt(StatusBar.setBackgroundColor({ color: toHex([red, green, blue]) }));
  attempt(StatusBar.setStyle({ style: isLight ? Style.Light : Style.Dark }));
}

/** The status bar has the colour of the current page (SHL-10). */
export function followPageColour({ locations }: BrowserNavigation): void {
  let shown = '';
  const follow = () => {
    const { pathname } = locations.get();
    if (pathname === shown) return;
    shown = pathname;
    // The colour is known only after the page is painted.
    requestAnimationFrame(() => requestAnimationFrame(paint));
  };
  follow();
  locations.subscribe(follow);
}
