import { describe, expect, it, vi } from 'vitest';
import { createPageCache, type RenderedPage } from './page-cache.ts';

function setUp(rendered: (path: string) => Partial<RenderedPage> = () => ({})) {
  let version = '1';
  const render = vi.fn(
    async (path: string): Promise<RenderedPage> => ({
      status: 200,
      html: `<p>${path}</p>`,
      isLasting: true,
      ...rendered(path),
    }),
  );
  const nameOf = async ({ pathname }: URL) => ({ key: pathname.toLowerCase(), path: pathname });
  const cache = createPageCache({ render, nameOf, version: () => version });
  const find = async (address: string) =>
    String((await cache.find(new URL(address, 'http://shop.example'))).prepared?.bytes('identity'));
  return { render, find, change: () => (version += '1') };
}

describe('rendered pages', () => {
  it('are rendered once for each name, however many ask at once [RTE-06]', async () => {
    const { render, find } = setUp();
    await Promise.all([find('/menu'), find('/menu?utm=1'), find('/MENU')]);
    expect(render.mock.calls).toEqual([['/menu']]);
    expect(await find('/')).toBe('<p>/</p>');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('are asked for again when they could not be rendered', async () => {
    const { render, find } = setUp();
    render.mockRejectedValueOnce(new Error('no'));
    await expect(find('/menu')).rejects.toThrow('no');
    expect(await find('/menu')).toBe('<p>/menu</p>');
  });

  it('are rendered again when the catalogue or the hour changed', async () => {
    const { render, find, change } = setUp();
    await find('/');
    await find('/');
    expect(render).toHaveBeenCalledTimes(1);
    change();
    await find('/');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('are not kept when rendered without the catalogue [MNU-02]', async () => {
    const { render, find } = setUp(() => ({ isLasting: false }));
    await find('/menu');
    await find('/menu');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('are not kept for addresses that do not exist, which keep their spelling [RTE-29]', async () => {
    const { render, find } = setUp((path) => ({ status: 404, isLasting: false, html: path }));
    expect(await find('/Nope')).toBe('/Nope');
    expect(await find('/Nope')).toBe('/Nope');
    expect(render).toHaveBeenCalledTimes(2);
  });
});
