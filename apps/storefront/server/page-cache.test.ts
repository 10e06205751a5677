// @vitest-environment node
import type { Caller } from '@comptoir/contract';
import { describe, expect, it, vi } from 'vitest';
import { menu } from '../app/testing/example-catalogue.ts';
import { createPageCache } from './page-cache.ts';
import type { RenderedPage } from './page-renderer.ts';

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
  const caller = { menus: async () => [menu] } as unknown as Caller;
  const cache = createPageCache({ render, caller, catalogueVersion: () => version });
  const find = async (address: string) =>
    (await cache.find(new URL(address, 'http://shop.example'))).encoded?.identity.toString();
  return { render, find, change: () => (version += '1') };
}

describe('rendered pages', () => {
  it('are rendered once, whatever the query and however many ask at once [RTE-06]', async () => {
    const { render, find } = setUp();
    await Promise.all([find('/menu'), find('/menu?utm=1'), find('/MENU/'), find('/menu?product=999')]);
    expect(render.mock.calls).toEqual([['/menu']]);
    expect(await find('/menu?product=101')).toBe('<p>/menu?product=101</p>');
    expect(render).toHaveBeenCalledTimes(2);
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
