import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import type { ReadyAnswers } from '../../plugins/ready/ready-answers.ts';
import { routeOf } from '../../plugins/ready/ready-plugin.ts';

const buckets = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

export function countAnswers(app: FastifyInstance, ready: ReadyAnswers, registers: Registry[]): void {
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  // The series are cached, because `labels` would compare all names and values for each request.
  const series = new Map<string, ReturnType<typeof answers.labels>>();
  function count(method: string, route: string, code: number, seconds: number): void {
    const key = `${method} ${code} ${route}`;
    let own = series.get(key);
    if (!own) {
      own = answers.labels({ method, route, status: `${Math.floor(code / 100)}xx` });
      series.set(key, own);
    }
    own.observe(seconds);
  }
  app.addHook('onResponse', (request, reply, done) => {
    count(request.method, routeOf(request), reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  ready.onAnswer(({ method = '' }, { route, status }, seconds) => count(method, route, status, seconds));
}
