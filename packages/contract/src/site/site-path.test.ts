import { describe, expect, it } from 'vitest';
import { pathPrefix, previewPath, previewTokenOf, underPrefix, withoutPrefix, withoutPreview } from './site-path.ts';

const preview = previewPath('1-2-d-3f');

describe('the path of a page', () => {
  it.each([
    ['/', '', '/'],
    ['/menu', '', '/menu'],
    ['/french', '', '/french'],
    ['/fr', '/fr', '/'],
    ['/fr/menu', '/fr', '/menu'],
    [preview, preview, '/'],
    [`${preview}/menu`, preview, '/menu'],
    [`${preview}/fr/menu`, `${preview}/fr`, '/menu'],
    ['/apercu', '', '/apercu'],
    ['/apercu/a.b/menu', '', '/apercu/a.b/menu'],
  ])('%s has the prefix “%s” and leads to %s, and back [RTE-24, REH-03]', (path, prefix, own) => {
    expect([pathPrefix(path), withoutPrefix(path)]).toEqual([prefix, own]);
    expect(underPrefix(prefix, own)).toBe(path);
  });

  it('tells the preview from the shop’s own page [REH-03]', () => {
    expect([previewTokenOf(`${preview}/menu`), withoutPreview(`${preview}/fr/menu`)]).toEqual(['1-2-d-3f', '/fr/menu']);
    expect([previewTokenOf('/menu'), previewTokenOf('/apercu/'), withoutPreview('/menu')]).toEqual([
      null,
      null,
      '/menu',
    ]);
  });
});
