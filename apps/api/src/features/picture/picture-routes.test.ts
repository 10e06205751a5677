import { createEditorCaller, readUploadedAddress, uploadedFormats, uploadedSides } from '@comptoir/contract';
import { secondWords } from '@comptoir/words';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { bands, middleOf, picturesPath, uploadPicture } from '../../testing/upload-picture.ts';

let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  cookie = await shop.signedIn('manager');
});
afterAll(() => shop.close());

async function stored(hash: string) {
  const files = uploadedSides.flatMap((side) => uploadedFormats.map((format) => ({ hash, side, format })));
  return Promise.all(
    files.map(async (file) => {
      const bytes = await shop.api.readPicture(file);
      return { ...file, bytes: bytes ?? Buffer.of(), ...(await sharp(bytes ?? Buffer.of()).metadata()) };
    }),
  );
}

const countPictures = async () => {
  const { rows } = await shop.database.query('select count(*) as count from pictures', []);
  return Number(rows[0]?.count);
};

/** A place in Lyon, as the camera of a phone writes it. */
const placed = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 46/1 0/1' }, IFD0: { Copyright: 'Camille' } };

describe('a photograph that a manager uploads', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is stored as a square of 480 and of 800 pixels, as AVIF and as WebP: %s [MED-15]',
    async (format) => {
      const answer = await uploadPicture(shop, await bands(1600, 1200).toFormat(format).toBuffer(), { cookie });
      expect(answer.statusCode).toBe(200);
      const { hash, sizes, address } = answer.json().payload;
      expect(sizes).toEqual([480, 800]);
      expect(readUploadedAddress(address)).toEqual({ hash, side: 480, format: 'avif' });
      for (const file of await stored(hash))
        expect([
          file.width,
          file.height,
          file.compression ?? file.format,
          file.space,
          await middleOf(file.bytes),
        ]).toEqual([file.side, file.side, file.format === 'webp' ? 'webp' : 'av1', 'srgb', 'green']);
    },
  );

  it('tells nothing of where, when and by whom it was taken [MED-15]', async () => {
    const photo = await bands(900, 900)
      .withExif(placed)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.includes('Camille')).toBe(true);
    const { hash } = (await uploadPicture(shop, photo, { cookie })).json().payload;
    for (const { bytes, exif, xmp, icc, iptc } of await stored(hash)) {
      expect([exif, xmp, icc, iptc]).toEqual(Array(4).fill(undefined));
      expect(bytes.includes('Camille') || bytes.includes('Exif') || bytes.includes('xmpmeta')).toBe(false);
    }
  });

  it('is shown as the phone was held [MED-15]', async () => {
    const photo = await bands(1600, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const answer = await uploadPicture(shop, photo, { cookie, fields: [['y', '0']] });
    const [file] = await stored(answer.json().payload.hash);
    // Turned to the right, the red band on the left is at the top.
    const top = await sharp(file?.bytes).extract({ left: 0, top: 0, width: 480, height: 60 }).png().toBuffer();
    expect(await middleOf(top)).toBe('red');
  });

  it.each([
    ['0', 'red'],
    ['0.5', 'green'],
    ['1', 'blue'],
  ])('is cut around the point that the manager chose: %s [MED-15]', async (x, colour) => {
    const photo = await bands(4000, 500).png().toBuffer();
    const answer = await uploadPicture(shop, photo, { cookie, fields: [['x', x]] });
    for (const { bytes } of await stored(answer.json().payload.hash)) expect(await middleOf(bytes)).toBe(colour);
  });

  it('keeps its own size where it is smaller, and says so [MED-15]', async () => {
    for (const [width, height, sizes] of [
      [600, 700, [480, 600]],
      [300, 200, [200, 200]],
      [1, 1, [1, 1]],
    ] as const) {
      const answer = await uploadPicture(shop, await bands(width, height).png().toBuffer(), { cookie });
      const { hash, sizes: told } = answer.json().payload;
      expect(told).toEqual(sizes);
      const sides = (await stored(hash)).map((file) => [file.side, file.width, file.height]);
      expect(sides).toEqual([480, 480, 800, 800].map((side) => [side, ...Array(2).fill(sizes[side === 480 ? 0 : 1])]));
    }
  });

  it.each([
    [
      'a wide gamut',
      () =>
        sharp({ create: { width: 500, height: 500, channels: 3, background: '#00ff00' } })
          .withIccProfile('p3')
          .jpeg(),
    ],
    ['the inks of a printer', () => bands(500, 500).toColourspace('cmyk').jpeg()],
    ['greys', () => bands(500, 500).greyscale().png()],
    ['sixteen bits', () => bands(500, 500).toColourspace('rgb16').png()],
  ])('is shown in the colours of a screen, whatever it comes in: %s [MED-15]', async (_, make) => {
    const photo = await make().toBuffer();
    const shown = await sharp(photo).toColourspace('srgb').removeAlpha().png().toBuffer();
    const { hash } = (await uploadPicture(shop, photo, { cookie })).json().payload;
    for (const file of await stored(hash)) {
      expect([file.channels, file.depth, file.space]).toEqual([3, 'uchar', 'srgb']);
      const [wanted, seen] = await Promise.all([shown, file.bytes].map((bytes) => sharp(bytes).stats()));
      for (const channel of [0, 1, 2])
        expect(Math.abs((wanted?.channels[channel]?.mean ?? 0) - (seen?.channels[channel]?.mean ?? 99))).toBeLessThan(
          12,
        );
    }
  });

  it('has one address however often it is uploaded, and another one for another crop [MED-15]', async () => {
    const photo = await bands(1000, 700).jpeg().toBuffer();
    const before = await countPictures();
    const twice = await Promise.all([1, 2].map(() => uploadPicture(shop, photo, { cookie })));
    const again = await uploadPicture(shop, photo, { cookie, fileName: 'autre.png', type: 'image/png' });
    const addresses = [...twice, again].map((answer) => answer.json().payload.address);
    expect(new Set(addresses).size).toBe(1);
    expect(await countPictures()).toBe(before + 1);
    const cut = await uploadPicture(shop, photo, { cookie, fields: [['x', '0.1']] });
    expect(addresses).not.toContain(cut.json().payload.address);
    expect(await countPictures()).toBe(before + 2);
  });

  it('has one address on every server of the shop [MED-15]', async () => {
    const other = withOffice(await openTestShop({ database: shop.database }));
    const photo = await bands(800, 810).jpeg().toBuffer();
    const answers = await Promise.all([shop, other].map((server) => uploadPicture(server, photo, { cookie })));
    const [here, there] = answers.map((answer) => answer.json().payload);
    expect(here).toEqual(there);
    expect(await other.api.readPicture({ hash: here.hash, side: 480, format: 'webp' })).toEqual(
      await shop.api.readPicture({ hash: here.hash, side: 480, format: 'webp' }),
    );
    await other.close();
  });

  it('is uploaded by the call of the office’s pages [MED-15]', async () => {
    const fetchHere: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      const headers = { cookie, 'content-type': request.headers.get('content-type') ?? '' };
      const answer = await shop.ask('POST', new URL(request.url).pathname, {
        headers,
        body: Buffer.from(await request.arrayBuffer()),
      });
      return new Response(answer.payload, { status: answer.statusCode });
    };
    const office = createEditorCaller({ root: 'http://shop.invalid', fetch: fetchHere });
    const photo = new Blob([new Uint8Array(await bands(4000, 500).png().toBuffer())]);
    const { hash, sizes } = await office.addPicture(photo, { x: 1e-9, y: 1 });
    expect(sizes).toEqual([480, 500]);
    const [file] = await stored(hash);
    expect(await middleOf(file?.bytes ?? Buffer.of())).toBe('red');
    await expect(office.addPicture(new Blob(['x']), { x: 0.5, y: 0.5 })).rejects.toMatchObject({
      status: 422,
      code: 'picture_refused',
    });
  });

  it('is noted with who added it [MED-15, ROL-22]', async () => {
    const { hash } = (await uploadPicture(shop, await bands(810, 805).jpeg().toBuffer(), { cookie })).json().payload;
    const { rows } = await shop.database.query(
      `select actor, target, after, status from office_audit where kind = 'picture_added' order by id desc limit 1`,
      [],
    );
    expect(rows[0]).toEqual({
      actor: 'Camille',
      target: `picture:${hash}`,
      after: { width: 810, height: 805 },
      status: 200,
    });
  });
});

describe('the form of a picture', () => {
  it.each([
    ['no field', null, {}, 422, 'validation'],
    ['an unknown field', 'photo', { fields: [['z', '1']] }, 422, 'validation'],
    ['a focus outside of the picture', 'photo', { fields: [['x', '1.5']] }, 422, 'validation'],
    ['a focus without figures', 'photo', { fields: [['y', '']] }, 422, 'validation'],
    ['a text in place of the picture', null, { fields: [['picture', 'plat']] }, 422, 'validation'],
    ['a file in place of a figure', 'photo', { fields: [['x', Buffer.from('0.5')]] }, 400, 'bad_json'],
    ['two pictures', 'photo', { fields: [['picture', Buffer.from('a')]] }, 400, 'bad_json'],
    [
      'too many fields',
      'photo',
      {
        fields: [
          ['x', '0'],
          ['y', '0'],
          ['x', '1'],
        ],
      },
      400,
      'bad_json',
    ],
    ['the name of a prototype', 'photo', { fields: [['__proto__', '1']] }, 400, 'bad_json'],
  ] as const)('is refused with %s, and nothing is stored [OFC-20, MED-15]', async (_, photo, more, status, code) => {
    const before = await countPictures();
    const picture = photo && (await bands(100, 100).png().toBuffer());
    const fields = 'fields' in more ? more.fields.map(([name, value]): [string, string | Buffer] => [name, value]) : [];
    const answer = await uploadPicture(shop, picture, { cookie, fields });
    expect([answer.statusCode, answer.json()]).toEqual([status, expect.objectContaining({ status: 'error', code })]);
    expect(await countPictures()).toBe(before);
  });

  it.each([
    [
      'breaks off',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="picture"; filename="a"\r\n\r\nabc',
    ],
    ['has no boundary', 'multipart/form-data; charset=utf-8', 'abc'],
    ['is empty', 'multipart/form-data; boundary=b', ''],
    ['is JSON', 'application/json', '{}'],
  ])('is refused where it %s [MED-15]', async (_, type, body) => {
    const answer = await shop.ask('POST', picturesPath, {
      cookie,
      body: Buffer.from(body),
      headers: { 'content-type': type },
    });
    expect([400, 422]).toContain(answer.statusCode);
    expect(answer.json().status).toBe('error');
  });

  it('is taken from managers and owners alone, and from the office’s own pages [MED-15, ROL-20, ROL-25]', async () => {
    const photo = await bands(100, 90).png().toBuffer();
    const codeOf = async (...more: Parameters<typeof uploadPicture>[2][]) => {
      const answer = await uploadPicture(shop, photo, more[0]);
      return [answer.statusCode, answer.json().code];
    };
    expect(await codeOf({})).toEqual([401, 'staff_required']);
    for (const caller of ['kitchen', 'device'] as const)
      expect(await codeOf({ cookie: await shop.signedIn(caller) })).toEqual([403, 'forbidden']);
    for (const origin of ['https://evil.example', 'null', 'https://app.example'])
      expect(await codeOf({ cookie, headers: { origin } })).toEqual([403, 'wrong_origin']);
    expect(await codeOf({ cookie: await shop.signedIn('owner') })).toEqual([200, undefined]);
    const other = await shop.ask('PUT', '/v2/office/settings/guest-cash', {
      cookie,
      body: Buffer.from('--b--'),
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect([other.statusCode, other.json().code]).toEqual([403, 'wrong_origin']);
  });
});

it('draws one picture at a time and asks who comes fourth to wait [MED-15]', async () => {
  const photos = await Promise.all(
    [1, 2, 3, 4, 5].map((more) =>
      bands(1500 + more, 1500)
        .jpeg()
        .toBuffer(),
    ),
  );
  const answers = await Promise.all(photos.map((photo) => uploadPicture(shop, photo, { cookie })));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, 200, 200, 503, 503]);
  const refused = answers.find(({ statusCode }) => statusCode === 503);
  expect([refused?.headers['retry-after'], refused?.json().message]).toEqual(['2', secondWords.picturesAreWaiting]);
  expect((await uploadPicture(shop, photos[4] ?? Buffer.of(), { cookie })).statusCode).toBe(200);
});
