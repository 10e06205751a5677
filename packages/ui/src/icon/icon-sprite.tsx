/// <reference path="../vite-modules.d.ts" />
import lucide from 'virtual:lucide-subset';
import { iconSymbol, spriteId, symbolId } from './icon.tsx';

/** The drawing of each icon by its name: what an SVG of 24 by 24 holds. */
export const iconDrawings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(lucide.icons).map(([name, { body }]) => [name, body]),
);

/** The drawings of icons, once for each document: icons name them, and no script carries them. `of`: only of those that this markup names. */
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
