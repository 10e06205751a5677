import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { type PackedPage, packPage, type RenderedPage } from './pack-page.ts';
import { createPageCache, type PageName } from './page-cache.ts';

const oldMilliseconds = 300;

function setUp(rendered: (path: string) => Partial<RenderedPage> = () => ({}), options: { mostBytes?: number } = {}) {
  let version = '1';
  const render = vi.fn(
    async (path: string, wanted: string): Promise<PackedPage> =>
      packPage({ status: 200, html: `<p>${path} ${wanted}</p>`, scripts: [], isLasting: true, ...rendered(path) }),
  );
  const nameOf = async ({ pathname }: URL): Promise<PageName> => {
    const inserted = { marker: '/none', text: pathname };
    if (pathname.startsWith('/nope')) return { key: '404', path: '/none', inserted };
    return { key: pathname.toLowerCase(), path: pathname };
  };
  const cache = createPageCache({ render, nameOf, version: () => version, oldMilliseconds, ...options });
  const page = (address: string) => cache.find(new URL(address, 'http://shop.example'));
  const find = async (address: string) => String(await (await page(address)).prepared?.bytes('identity'));
  const change = () => (version = String(Number(version) + 1));
  return { render, page, find, change, renew: cache.renew };
}

/** Delays a rendering until the test calls the returned function. */
function hold(render: ReturnType<typeof setUp>['render'], html: string): () => void {
  const { promise, resolve } = Promise.withResolvers<PackedPage>();
  render.mockReturnValueOnce(promise);
  return () => resolve(packPage({ status: 200, html, scripts: [], isLasting: true }));
}

describe('rendered pages', () => {
  it('are rendered once for each name, however many ask at once [RTE-06]', async () => {
    const { render, find } = setUp();
    await Promise.all([find('/menu'), find('/menu?utm=1'), find('/MENU')]);
    expect(render.mock.calls).toEqual([['/menu', '1']]);
    expect(await find('/')).toBe('<p>/ 1</p>');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('are asked for again when they could not be rendered', async () => {
    const { render, find } = setUp();
    render.mockRejectedValueOnce(new Error('no'));
    await expect(find('/menu')).rejects.toThrow('no');
    expect(await find('/menu')).toBe('<p>/menu 1</p>');
  });

  it('are rendered again when the catalogue or the hour changed', async () => {
    const { find, change } = setUp();
    await find('/');
    expect(await find('/')).toBe('<p>/ 1</p>');
    change();
    expect(await find('/')).toBe('<p>/ 2</p>');
  });

  it('are shown as they were while their successors are rendered, and are not said to last', async () => {
    const { render, page, find, change, renew } = setUp();
    await find('/');
    const finish = hold(render, 'new');
    change();
    renew();
    expect(await find('/')).toBe('<p>/ 1</p>');
    expect((await page('/')).isLasting).toBe(false);
    finish();
    await expect.poll(() => find('/')).toBe('new');
    expect((await page('/')).isLasting).toBe(true);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('are not shown as they were for longer than a moment after the change', async () => {
    const { render, find, change, renew } = setUp();
    await find('/');
    const finish = hold(render, 'new');
    change();
    renew();
    await new Promise((resolve) => setTimeout(resolve, oldMilliseconds + 50));
    const late = find('/');
    finish();
    expect(await late).toBe('new');
  });

  it('are not shown as they were where nobody told of the change', async () => {
    const { find, change } = setUp();
    await find('/');
    change();
    expect(await find('/')).toBe('<p>/ 2</p>');
  });

  it('are not kept when rendered without the catalogue [MNU-02]', async () => {
    const { render, find } = setUp(() => ({ isLasting: false }));
    await find('/menu');
    await find('/menu');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('are not kept when they are refused, for such a page names its address [RTE-30]', async () => {
    const { render, find } = setUp(() => ({ status: 404 }));
    await find('/Refused');
    await find('/Refused');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('are one for all addresses that do not exist, with the spelling of each, and safe whatever it is [RTE-29]', async () => {
    const { render, find } = setUp((path) => ({ status: 404, html: `<b title="${path}">no</b>` }));
    expect(await find('/nope')).toBe('<b title="/nope">no</b>');
    expect(await find('/nope/Again')).toBe('<b title="/nope/Again">no</b>');
    expect(await find("/nope/'&x")).toBe('<b title="/nope/&#x27;&amp;x">no</b>');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('are whole in every encoding [RTE-05]', async () => {
    const { page } = setUp((path) => ({ html: path.repeat(1_000), ...(path === '/none' && { status: 404 }) }));
    for (const [path, text] of [
      ['/menu', '/menu'.repeat(1_000)],
      ['/menu', '/menu'.repeat(1_000)],
      ['/nope/été', `/nope/%C3%A9t%C3%A9${'/none'.repeat(999)}`],
    ] as const) {
      const { prepared } = await page(path);
      expect(String(brotliDecompressSync((await prepared?.bytes('br')) ?? ''))).toBe(text);
      expect(String(gunzipSync((await prepared?.bytes('gzip')) ?? ''))).toBe(text);
      expect(String(await prepared?.bytes('identity'))).toBe(text);
    }
  });

  it('have another ETag for each address and each encoding [RTE-05]', async () => {
    const { page } = setUp((path) => ({ html: `<p>${path}</p>`, ...(path === '/none' && { status: 404 }) }));
    const tags = ['/menu', '/nope', '/nope/again'].map(async (path) => {
      const { prepared } = await page(path);
      return (['br', 'gzip', 'identity'] as const).map((encoding) => prepared?.etag(encoding));
    });
    expect(new Set((await Promise.all(tags)).flat()).size).toBe(9);
  });

  it('are thrown away, those not asked for longest first, where all would hold too much', async () => {
    // Each page counts as 2 kB at least.
    const { render, find } = setUp(undefined, { mostBytes: 3 * 2_048 });
    for (const path of ['/1', '/2', '/3', '/1', '/4']) await find(path);
    render.mockClear();
    for (const path of ['/1', '/3', '/4', '/2']) await find(path);
    expect(render.mock.calls).toEqual([['/2', '1']]);
  });
});
