import { get, type IncomingHttpHeaders } from 'node:http';

/** Compression formats that browsers accept. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** A compressed answer, without decompression: `fetch` would decompress megabytes and take CPU from the shop. */
export function takeAnswer(url: string): Promise<{ body: Buffer; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: browserHeaders }, async (answer) => {
      const chunks = await answer.toArray();
      resolve({ body: Buffer.concat(chunks), headers: answer.headers });
    }).once('error', reject);
  });
}
