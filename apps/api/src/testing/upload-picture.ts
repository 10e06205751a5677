import type { LightMyRequestResponse } from 'fastify';
import sharp, { type Sharp } from 'sharp';
import type { OfficeShop } from './office-shop.ts';

export const picturesPath = '/v2/office/pictures';

type Fields = [name: string, value: string | Uint8Array<ArrayBuffer> | Buffer][];

interface Uploading {
  cookie?: string | undefined;
  fields?: Fields;
  headers?: Record<string, string>;
  /** What the browser says about the file, which decides nothing. */
  fileName?: string;
  type?: string;
}

/** Sends a picture as the office's form does. */
export async function uploadPicture(
  shop: OfficeShop,
  picture: Uint8Array | null,
  { cookie, fields = [], headers = {}, fileName = 'plat.jpg', type = 'image/jpeg' }: Uploading = {},
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  const add = (name: string, bytes: Uint8Array) =>
    form.append(name, new Blob([new Uint8Array(bytes)], { type }), fileName);
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else add(name, value);
  }
  if (picture) add('picture', picture);
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  const body = Buffer.from(await encoded.arrayBuffer());
  return shop.ask('POST', picturesPath, { cookie, body, headers: { 'content-type': contentType, ...headers } });
}

/** A picture of bands: the left quarter is red, the middle green, the right quarter blue. */
export function bands(width: number, height: number): Sharp {
  const line = Buffer.alloc(3 * width);
  for (let x = 0; x < width; x += 1) line[3 * x + (x < width / 4 ? 0 : x < (width * 3) / 4 ? 1 : 2)] = 255;
  return sharp(Buffer.concat(Array(height).fill(line)), { raw: { width, height, channels: 3 } });
}

/** The colour in the middle of a picture: 'red', 'green', 'blue' or its channels. */
export async function middleOf(bytes: Buffer): Promise<string> {
  const { width, height } = await sharp(bytes).metadata();
  const pixel = await sharp(bytes)
    .extract({ left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  const names = ['red', 'green', 'blue'].filter((_, channel) => (pixel[channel] ?? 0) > 200);
  return names.length === 1 && [...pixel].filter((value) => value < 60).length === 2
    ? (names[0] ?? '')
    : [...pixel].join();
}
