/// <reference path="../vite-modules.d.ts" />
import lucide from 'virtual:lucide-subset';
import { iconSymbol, spriteId, symbolId } from './icon.tsx';

/** The SVG content of the icons by name, in a box of 24 by 24. */
export const iconDrawings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(lucide.icons).map(([name, { body }]) => [name, body]),
);

/** The icons as SVG symbols, once per document. `of`: include only the icons that this HTML uses. */
export function IconSprite({ of }: { of?: string }) {
  const symbols = Object.entries(iconDrawings)
    .filter(([name]) => of === undefined || of.includes(`#${symbolId(name)}"`))
    .map(([name, drawing]) => iconSymbol(name, drawing))
    .join('');
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of the build
    <svg id={spriteId} style={{ display: 'none' }} aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />
  );
}
