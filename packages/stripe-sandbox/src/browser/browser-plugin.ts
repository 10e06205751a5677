import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

/** The frame may load and call only the sandbox, so that a card number can't leave it. */
const framePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

const types = { css: 'text/css', html: 'text/html', js: 'text/javascript' };

/** The served files by path. The script has the same path as Stripe's own. */
const files: [path: string, file: string, extension: keyof typeof types][] = [
  ['/v3/', 'stripe.js', 'js'],
  ['/v3/stripe.js', 'stripe.js', 'js'],
  ['/v3/card-frame.html', 'card-frame.html', 'html'],
  ['/v3/card-frame.js', 'card-frame.js', 'js'],
  ['/v3/card-fields.js', 'card-fields.js', 'js'],
  ['/v3/challenge-frame.html', 'challenge-frame.html', 'html'],
  ['/v3/challenge-frame.js', 'challenge-frame.js', 'js'],
  ['/v3/frame-channel.js', 'frame-channel.js', 'js'],
  ['/v3/frame.css', 'frame.css', 'css'],
];

/** Serves the browser script under /v3, and the frames that it opens on the shop's pages. */
export async function browserPlugin(app: FastifyInstance) {
  for (const [path, file, extension] of files) {
    const body = await readFile(new URL(file, import.meta.url));
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
  }
}
