import { request } from 'node:http';
import type { Application } from '../mount-applications.ts';

/** The shop forwards these URLs, because a phone on the same network can't reach the sandbox's own port. */
export const demoCardPrefix = '/demo-card';

export const demoCardScript = `${demoCardPrefix}/v3/`;

/** Only requests to these paths come from browsers. All others come from the server or from local tests. */
const ofBrowsers =
  /^\/(?:(?:v3|endive)\/[\w.-]*|paypal\/\w+|v1\/wallets|v1\/payment_intents\/\w+(?:\/confirm|\/answer_challenge)?)(?:\?|$)/;

/** Forwards browsers' requests to the demo's sandbox, without reading or keeping them. */
export function serveDemoCard({ apiHost, apiPort }: { apiHost: string; apiPort: number }): Application {
  return {
    prefix: demoCardPrefix,
    answer: async ({ raw: asked }, reply) => {
      const path = (asked.url ?? '').slice(demoCardPrefix.length);
      if (!ofBrowsers.test(path)) return reply.status(404).send();
      const { authorization: _, host: __, ...headers } = asked.headers;
      reply.hijack();
      const answering = reply.raw;
      const passed = request({ host: apiHost, port: apiPort, method: asked.method, path, headers }, (answer) => {
        answering.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(answering);
      });
      passed.once('error', () => (answering.headersSent ? answering.destroy() : answering.writeHead(502).end()));
      answering.once('close', () => passed.destroy());
      asked.pipe(passed);
      return reply;
    },
    close: async () => undefined,
  };
}
