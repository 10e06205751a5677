import { openBareServer, requestsPerSecond } from './load.ts';
import type { Measure } from './report.ts';

/** What is read most, beside a bare Node server that writes the same bytes. */
export async function measureReads(shopUrl: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const path of ['/v2/public/menus', '/menu']) {
    const answer = await fetch(shopUrl + path, { headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await answer.arrayBuffer());
    const bare = await openBareServer(body, answer.headers.get('content-type') ?? '');
    const floor = await requestsPerSecond(bare.url);
    const ours = await requestsPerSecond(shopUrl + path);
    bare.close();
    const against = `${Math.round(ours)} of ${Math.round(floor)} requests/s, ${Math.round(body.length / 1000)} kB`;
    measures.push({
      name: `GET ${path} beside bare Node`,
      value: ours / floor,
      unit: 'x',
      limit: 0.5,
      kind: 'least',
      against,
    });
  }
  return measures;
}
