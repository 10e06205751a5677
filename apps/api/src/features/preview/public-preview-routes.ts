import { paths, previewEndpoint, previewRoot, success, writeMoment } from '@comptoir/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { addRoute } from '../../plugins/add-route.ts';
import { answerError } from '../../plugins/answer-error.ts';
import type { Limiter } from '../../plugins/limits.ts';
import { httpDate } from '../../plugins/ready/http-date.ts';
import { readCatalogue } from '../catalogue/catalogue-repository.ts';
import type { StockedCatalogue } from '../catalogue/record/catalogue.ts';
import type { PreviewScenes } from './preview-scene.ts';
import { type PreviewLink, previewNow, readPreviewToken } from './preview-token.ts';

export interface PublicPreviewTools {
  db: Db;
  clock: () => Temporal.Instant;
  timeZone: string;
  limit: Limiter;
  previewMark: (text: string) => string;
  /** Reads the catalogue with the changes of the draft; null if it can't be read as a catalogue. */
  readDraft: (db: Db) => Promise<StockedCatalogue | null>;
  scenes: PreviewScenes;
  /** The public endpoints that only read, by the catalogue and the clock of the preview. */
  readers: ((scope: FastifyInstance) => unknown)[];
}

const root = previewRoot(':token');
const links = new WeakMap<FastifyRequest, PreviewLink>();

const linkOf = (request: FastifyRequest) => {
  const link = links.get(request);
  if (!link) throw new Error('Outside of a preview');
  return link;
};

/** Adds the public endpoints of a preview. They only read: orders, payments and accounts are refused (REH-03). */
export function publicPreviewRoutes(app: FastifyInstance, tools: PublicPreviewTools): void {
  void app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true };
    });
    scope.addHook('onRequest', tools.limit({ name: 'preview', limit: 'officeReadsPerMinute', isGuess: false }));
    scope.addHook('onRequest', async (request, reply) => refuse(request, reply, tools));
    scope.addHook('onSend', async (request, reply) => dress(request, reply, tools.clock()));

    addRoute(scope, previewEndpoint, 'catalogue', (request, reply) => {
      const link = linkOf(request);
      const now = writeMoment(previewNow(link, tools.clock()), tools.timeZone);
      return reply.send(success({ payload: { now, is_draft: link.isDraft } }));
    });
    scope.all(`${root}/*`, async (_request, reply) => answerError(reply, 'not_found'));
    await scope.register(async (shop) => addReaders(shop, tools), { prefix: root });
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply, tools: PublicPreviewTools): FastifyReply | undefined {
  const { token } = request.params as { token: string };
  const link = readPreviewToken(token, tools.previewMark, tools.clock());
  if (!link) return answerError(reply, 'link_unknown');
  links.set(request, link);
  // Browsers ask this before a request with JSON, because the page's origin is not the shop's.
  if (request.method === 'OPTIONS') return reply.status(204).headers(allowed).send();
  return isRead(request) ? undefined : answerError(reply, 'preview');
}

const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'Content-Type, Authorization, X-User-Id, user-id',
};

/** What goes with a cart is read by POST. */
function isRead({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || routeOptions.url === root + paths.recommendations;
}

function addReaders(shop: FastifyInstance, { scenes, readers, ...tools }: PublicPreviewTools): void {
  shop.addHook('onRequest', (request, reply, done) => {
    // No cached response has this generation, so the answers of previews are never kept for others.
    request.generation = Number.NaN;
    const link = linkOf(request);
    const reading = link.isDraft ? tools.readDraft(tools.db) : readCatalogue(tools.db);
    reading.then((catalogue) => {
      if (!catalogue) return answerError(reply, 'checks_failed');
      const now = previewNow(link, tools.clock()).toZonedDateTimeISO(tools.timeZone);
      return scenes.play(catalogue, now, done);
    }, done);
  });
  for (const routes of readers) routes(shop);
}

/** The page has an origin of its own, because it is sandboxed, and takes its time from the date of the answers. */
function dress(request: FastifyRequest, reply: FastifyReply, now: Temporal.Instant): void {
  const link = links.get(request);
  reply.removeHeader('etag');
  reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Date',
    ...(link && { date: httpDate(previewNow(link, now).epochMilliseconds) }),
  });
}
