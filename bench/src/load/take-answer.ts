import { get, type IncomingHttpHeaders } from 'node:http';

export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Returns the compressed bytes, because decompression as in `fetch` would take CPU time from the shop. */
export function takeAnswer(url: string): Promise<{ body: Buffer; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: browserHeaders }, async (answer) => {
      const chunks = await answer.toArray();
      resolve({ body: Buffer.concat(chunks), headers: answer.headers });
    }).once('error', reject);
  });
}
