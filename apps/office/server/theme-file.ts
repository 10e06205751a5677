import { createHash } from 'node:crypto';
import { encode, type StaticFiles } from '@comptoir/web-host';

/** The restaurant's styles as a file with a content hash, because pages allow no inline styles (ROL-26). */
export function createThemeFile(theme: string): StaticFiles & { path: string | null } {
  const digest = createHash('sha256').update(theme).digest('hex').slice(0, 16);
  const ownPath = `/office/theme/${digest}.css`;
  const prepared = encode(Buffer.from(theme), { isCompressible: true });
  return {
    path: theme === '' ? null : ownPath,
    find: async (path) =>
      path === ownPath
        ? {
            status: 200,
            type: 'text/css; charset=utf-8',
            prepared,
            headers: { 'cache-control': 'public, max-age=31536000, immutable' },
            isPart: true,
            isLasting: true,
          }
        : null,
  };
}
