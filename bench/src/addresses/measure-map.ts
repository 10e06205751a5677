import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { importAddresses, openDatabase, readGround } from '@comptoir/api';
import type { Measure } from '../report.ts';
import { makeAddressLines } from './make-addresses.ts';

const streets = 12_000;
const housesPerStreet = 25;
/** Streets of about 400 m, as in a town. */
const spacing = 8;
const rounds = 5;

const wide = { west: 4.6, south: 45.6, east: 5, north: 45.95 };
const views = [
  { box: wide, zoom: 12 },
  { box: wide, zoom: 15 },
  { box: wide, zoom: 22 },
  { box: { west: 4.75, south: 45.7, east: 4.92, north: 45.82 }, zoom: 13 },
  { box: { west: 4.82, south: 45.75, east: 4.835, north: 45.76 }, zoom: 17 },
];

/** Measures the ground of the zones' map with 300,000 addresses (HRS-12). */
export async function measureMap(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const database = await openDatabase({ dataDir: folder });
  try {
    await writeFile(join(folder, 'addresses.csv'), [...makeAddressLines(streets, housesPerStreet, spacing)].join('\n'));
    await importAddresses(database.db, join(folder, 'addresses.csv'));
    const now = Temporal.Now.zonedDateTimeISO('Europe/Paris');
    const contacts = { latitude: 45.764, longitude: 4.8357 };
    const [times, kilobytes]: [number[], number[]] = [[], []];
    for (const view of views) {
      const tries: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const startedAt = performance.now();
        const body = JSON.stringify(await readGround(database.db, { ...view, contacts, now }));
        tries.push(performance.now() - startedAt);
        if (round === 0) kilobytes.push(gzipSync(body, { level: 6 }).length / 1000);
      }
      // The fastest round counts, because other processes slow the machine.
      times.push(Math.min(...tries));
    }
    const against = `the worst of ${views.length} boxes and zooms`;
    return [
      { name: 'map of 300,000 addresses', value: Math.max(...times), unit: 'ms', limit: 300, kind: 'most', against },
      { name: 'its size by gzip', value: Math.max(...kilobytes), unit: 'kB', limit: 400, kind: 'most', against },
    ];
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
