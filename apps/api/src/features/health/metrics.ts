import type { FastifyInstance } from 'fastify';

/** Upper bounds in seconds of the buckets that answers are counted in. */
const bounds = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

interface Series {
  count: number;
  seconds: number;
  buckets: number[];
}

/** Counts answers by method, address pattern and status class, for Prometheus. */
export function countAnswers(app: FastifyInstance): () => string {
  const series = new Map<string, Series>();

  app.addHook('onResponse', async (request, reply) => {
    // The pattern, not the path: a visitor must not be able to make up series.
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    const key = `method="${request.method}",route="${route}",status="${Math.floor(reply.statusCode / 100)}xx"`;
    const own = series.get(key) ?? { count: 0, seconds: 0, buckets: bounds.map(() => 0) };
    const seconds = reply.elapsedTime / 1000;
    own.count += 1;
    own.seconds += seconds;
    own.buckets = own.buckets.map((count, index) => (seconds <= (bounds[index] ?? 0) ? count + 1 : count));
    series.set(key, own);
  });

  return () => {
    const name = 'http_request_duration_seconds';
    const lines = [...series].flatMap(([key, { count, seconds, buckets }]) => [
      ...buckets.map((value, index) => `${name}_bucket{${key},le="${bounds[index]}"} ${value}`),
      `${name}_bucket{${key},le="+Inf"} ${count}`,
      `${name}_sum{${key}} ${seconds.toFixed(6)}`,
      `${name}_count{${key}} ${count}`,
    ]);
    return [`# TYPE ${name} histogram`, ...lines].join('\n');
  };
}
