import { get, type IncomingHttpHeaders } from 'node:http';

/** What a browser says that it can unpack. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** An answer as it is sent to a browser. Fetch would unpack it, which takes a processor from the shop where it is megabytes. */
export function takeAnswer(url: string): Promise<{ body: Buffer; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: browserHeaders }, async (answer) => {
      const chunks = await answer.toArray();
      resolve({ body: Buffer.concat(chunks), headers: answer.headers });
    }).once('error', reject);
  });
}
