import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

/** The frame may call only the sandbox, so that a card number can't leave it. The shop's font is the one foreign file. */
const framePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src http: https:; connect-src 'self'; base-uri 'none'; form-action 'none'";

const types = { css: 'text/css', html: 'text/html', js: 'text/javascript' };

const frames: [file: string, extension: keyof typeof types][] = [
  ['payment-frame.html', 'html'],
  ['payment-frame.js', 'js'],
  ['card-fields.js', 'js'],
  ['field-messages.js', 'js'],
  ['express-frame.html', 'html'],
  ['express-frame.js', 'js'],
  ['wallet-frame.html', 'html'],
  ['wallet-frame.js', 'js'],
  ['challenge-frame.html', 'html'],
  ['challenge-frame.js', 'js'],
  ['frame-channel.js', 'js'],
  ['frame-look.js', 'js'],
  ['frame.css', 'css'],
];

/** The modules of the script, each after those that it imports. */
const modules = ['basics', 'check-options', 'element', 'payment-element', 'express-element', 'group', 'stripe'];

/** Stripe serves its script in a folder named after the release, and earlier ones in `/v3/`. */
const folders = ['/endive/', '/v3/'];

/** Serves the browser script, and the frames that it opens on the shop's pages. The folder alone is the script's address too. */
export async function browserPlugin(app: FastifyInstance) {
  const serve = (names: string[], extension: keyof typeof types, body: string) => {
    for (const path of folders.flatMap((folder) => names.map((name) => folder + name)))
      app.get(path, async (_request, reply) => {
        reply.headers({
          'cache-control': 'no-cache',
          'cross-origin-resource-policy': 'cross-origin',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
          ...(extension === 'html' && { 'content-security-policy': framePolicy }),
        });
        return reply.type(`${types[extension]}; charset=utf-8`).send(body);
      });
  };
  for (const [file, extension] of frames) serve([file], extension, await read(`frames/${file}`));
  serve(['', 'stripe.js'], 'js', joinModules(await Promise.all(modules.map((name) => read(`script/${name}.js`)))));
}

const read = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');

/** Pages load Stripe's script as a classic script, which defines `window.Stripe` at once and so can't import anything. */
function joinModules(texts: string[]): string {
  const text = texts.join('\n').replace(/^import [^;]*;\n/gm, '');
  return `(() => {\n${text.replace(/^export /gm, '')}})();\n`;
}
