import { secondWords } from '@comptoir/words';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { processorMilliseconds } from '../../testing/processor-time.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { bands, uploadPicture } from '../../testing/upload-picture.ts';

let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  cookie = await shop.signedIn('manager');
});
afterAll(() => shop.close());

const plain = 'Cette image ne peut pas être lue (JPEG, PNG, WebP ou AVIF, 8 Mo au plus)';
const { pictureIsHeic, pictureHasTooManyPixels, pictureMoves, pictureIsTooHeavy } = secondWords;

const countPictures = async () =>
  Number((await shop.database.query('select count(*) as count from pictures', [])).rows[0]?.count);

/** Uploads a file and expects a refusal with a sentence within two seconds of the processor, and nothing stored. */
async function expectRefusal(bytes: Buffer, message: string): Promise<void> {
  const before = await countPictures();
  const milliseconds = await processorMilliseconds(async () => {
    const answer = await uploadPicture(shop, bytes, { cookie });
    expect([answer.statusCode, answer.json()]).toEqual([422, { status: 'error', code: 'picture_refused', message }]);
  });
  expect(milliseconds).toBeLessThan(2_000);
  expect(await countPictures()).toBe(before);
}

const jpeg = () => bands(640, 480).jpeg().toBuffer();
const png = () => bands(640, 480).png().toBuffer();
const webp = () => bands(640, 480).webp().toBuffer();
const avif = () => bands(640, 480).avif({ effort: 0 }).toBuffer();
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const joined = async (first: Promise<Buffer>, ...rest: (string | Buffer)[]) =>
  Buffer.concat([await first, ...rest.map((part) => Buffer.from(part as string))]);
/** Adds bytes at a place of a file. */
const inserted = (bytes: Buffer, at: number, part: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)]);
const jpegComment = (text: string) =>
  Buffer.concat([Buffer.of(0xff, 0xfe, 0, text.length + 2), Buffer.from(text, 'latin1')]);

function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function crc32(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}

/** The place behind the signature and the first chunk of a PNG, which has the size. */
const behindPngSize = 33;
/** Sets the size that a PNG claims, with the right checksum. */
function claiming(bytes: Buffer, side: number): Buffer {
  const data = Buffer.from(bytes.subarray(16, 29));
  data.writeUInt32BE(side, 0);
  data.writeUInt32BE(side, 4);
  return Buffer.concat([bytes.subarray(0, 8), pngChunk('IHDR', data), bytes.subarray(behindPngSize)]);
}

/** The head of a container with brands, as cameras write it, and some data. */
function container(...brands: string[]): Buffer {
  const [main = '', ...others] = brands;
  const box = Buffer.from(`\0\0\0\0ftyp${main}\0\0\0\0${others.join('')}`, 'latin1');
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.alloc(5_000, 7)]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

describe('a file that is no photograph of a dish is refused with a sentence, and nothing of it is stored [MED-15]', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['an empty file', async () => Buffer.of()],
    ['a single byte', async () => Buffer.of(0xff)],
    ['a text named .jpg', async () => Buffer.from('une photo')],
    ['a page', async () => Buffer.from('<!doctype html><title>x</title>')],
    ['an SVG', async () => Buffer.from(svg)],
    ['an SVG with a prologue', async () => Buffer.from(`<?xml version="1.0"?>\n<!-- x -->${svg}`)],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n%âãÏÓ')],
    ['a GIF', () => bands(64, 64).gif().toBuffer()],
    ['a TIFF', () => bands(64, 64).tiff().toBuffer()],
    ['the head of a JPEG', async () => Buffer.of(0xff, 0xd8, 0xff, 0xe0)],
    ['the head of a PNG', async () => (await png()).subarray(0, behindPngSize)],
    ['the head of an AVIF', async () => container('avif', 'mif1', 'miaf')],
    ['a JPEG that breaks off', async () => half(await jpeg())],
    ['a PNG that breaks off', async () => half(await png())],
    ['a WebP that breaks off', async () => half(await webp())],
    ['an AVIF that breaks off', async () => half(await avif())],
    ['an AVIF without its last bytes', async () => (await avif()).subarray(0, -40)],
    [
      'a PNG with a damaged picture',
      async () => {
        const bytes = await png();
        return bytes.fill(7, bytes.indexOf('IDAT') + 20, bytes.indexOf('IDAT') + 200);
      },
    ],
    ['a JPEG with a script behind it', () => joined(jpeg(), '<script>alert(1)</script>')],
    ['a JPEG with a page behind it', () => joined(jpeg(), '\n<HTML ><BODY onload=alert(1)>')],
    ['a JPEG with a page in its comment', async () => inserted(await jpeg(), 2, jpegComment('<html><body>x</body>'))],
    [
      'a JPEG with PHP in its comment',
      async () => inserted(await jpeg(), 2, jpegComment('<?php system($_GET[0]); ?>')),
    ],
    ['a JPEG that is a PDF', async () => inserted(await jpeg(), 2, jpegComment('%PDF-1.4'))],
    ['a JPEG that is an archive', () => joined(jpeg(), 'PK\x03\x04x', 'PK\x05\x06', Buffer.alloc(18))],
    [
      'a PNG with an SVG in a text',
      async () => inserted(await png(), behindPngSize, pngChunk('tEXt', Buffer.from(`Title\0${svg}`))),
    ],
    ['a WebP with a page behind it', () => joined(webp(), '<!DOCTYPE html>')],
    ['an AVIF with a page behind it', () => joined(avif(), '<iframe src=//evil.example>')],
  ])('%s', async (_, make) => {
    await expectRefusal(await make(), plain);
  });

  it.each([
    ['of an iPhone', ['heic', 'mif1', 'MiHB', 'MiHA', 'heix', 'MiHE', 'MiPr', 'miaf', 'heic', 'tmap']],
    ['of a Samsung', ['heic', 'mif1', 'heic']],
    ['with a general brand', ['mif1', 'heix']],
    ['with several pictures', ['msf1', 'hevc']],
  ])('a HEIC %s, with what to do about it', async (_, brands) => {
    await expectRefusal(container(...brands), pictureIsHeic);
    expect(pictureIsHeic).toMatch(/iPhone.*« Le plus compatible ».*JPEG$/);
  });

  it.each<[string, () => Promise<Buffer>]>([
    [
      'an animated WebP',
      async () =>
        sharp([await png(), await jpeg()], { join: { animated: true } })
          .webp()
          .toBuffer(),
    ],
    [
      'an animated PNG',
      async () => inserted(await png(), behindPngSize, pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))),
    ],
  ])('%s', async (_, make) => {
    await expectRefusal(await make(), pictureMoves);
  });

  it('a film of AVIF pictures', async () => {
    await expectRefusal(container('avis', 'avif', 'msf1'), plain);
  });

  const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
    sharp({ create: { width, height, channels, background: '#c82' } });
  it.each<[string, () => Promise<Buffer>]>([
    ['a PNG of 100 megapixels', () => blank(10_000, 10_000).png().toBuffer()],
    ['a JPEG of 100 megapixels', () => blank(10_000, 10_000).jpeg().toBuffer()],
    ['a JPEG of a little more than 40', () => blank(8_001, 5_000).jpeg().toBuffer()],
    ['a PNG that claims 2.5 gigapixels', async () => claiming(await png(), 50_000)],
    [
      'a progressive JPEG that would be held whole',
      () => blank(5_200, 5_100).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ],
    ['an interlaced PNG that would be held whole', () => blank(5_400, 5_400, 4).png({ progressive: true }).toBuffer()],
    ['an AVIF that would be held whole', () => blank(3_000, 2_700).avif({ effort: 0 }).toBuffer()],
  ])('%s, before it is decoded', async (_, make) => {
    await expectRefusal(await make(), pictureHasTooManyPixels);
  });
});

describe('a picture of 8 MB', () => {
  const mebibytes8 = 8 * 1024 * 1024;
  const padded = async (length: number) => {
    const bytes = Buffer.alloc(length);
    (await jpeg()).copy(bytes);
    return bytes;
  };

  it('is taken [MED-15]', async () => {
    expect((await uploadPicture(shop, await padded(mebibytes8), { cookie })).statusCode).toBe(200);
  });

  it.each([mebibytes8 + 1, 3 * mebibytes8])(
    'is refused where it has more: %i bytes [MED-15, OFC-21]',
    async (length) => {
      const answer = await uploadPicture(shop, await padded(length), { cookie });
      expect([answer.statusCode, answer.json()]).toEqual([
        413,
        { status: 'error', code: 'too_large', message: pictureIsTooHeavy },
      ]);
    },
  );
});

describe('a photograph as cameras write it is taken, and what they add to it is not stored', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['a film behind it', () => joined(jpeg(), container('mp42', 'isom'))],
    ['a second picture behind it', async () => joined(jpeg(), await jpeg())],
    ['a note of the maker behind it', () => joined(jpeg(), 'SEFH\0\0SEFT')],
    [
      'a description of its rights',
      () => bands(640, 480).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>').jpeg().toBuffer(),
    ],
    [
      '40 megapixels, progressive',
      () =>
        sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#c82' } })
          .jpeg({ progressive: true })
          .toBuffer(),
    ],
  ])('%s [MED-15]', async (_, make) => {
    const bytes = await make();
    const answer = await uploadPicture(shop, bytes, { cookie });
    expect(answer.statusCode).toBe(200);
    const file = await shop.api.readPicture({ hash: answer.json().payload.hash, side: 800, format: 'webp' });
    for (const mark of ['mp42', 'SEFT', 'xmpmeta']) expect(file?.includes(mark)).toBe(false);
  });
});
