/// <reference path="../vite-modules.d.ts" />
import lucide from 'virtual:lucide-subset';
import { symbolId } from './icon.tsx';

const symbols = Object.entries(lucide.icons)
  .map(([name, { body }]) => `<symbol id="${symbolId(name)}">${body}</symbol>`)
  .join('');

/** The drawings of all icons, once for each document: icons name them, and no script carries them. */
export function IconSprite() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of the build
    <svg style={{ display: 'none' }} aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />
  );
}
