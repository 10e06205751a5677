import type { Plugin } from 'vite';
import { facesFile } from '../server/rendering/built-files.ts';

const face = /@font-face\s*\{[^}]*\}/g;

/** Moves font faces out of the stylesheet, which loads after the first paint: they would cause a second layout. */
export function facesInPages(): Plugin {
  return {
    name: 'faces-in-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        let faces = '';
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          const sheet = String(file.source);
          faces += (sheet.match(face) ?? []).join('');
          file.source = sheet.replace(face, '');
        }
        this.emitFile({ type: 'asset', fileName: facesFile, source: faces });
      },
    },
  };
}
