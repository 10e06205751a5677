import type { SiteConfig } from '@comptoir/contract';
import { describe, expect, it } from 'vitest';
import exampleSite from '../../../../sites/leve-tard/site.ts';
import { findScreen } from './find-screen.ts';
import { type Screen, screens } from './screens.ts';

const site: SiteConfig = { ...exampleSite, disallowedPages: [] };
const find = (path: string, table: readonly Screen[] = screens, rules = site) => {
  const { pathname, search } = new URL(path, 'http://shop.test');
  return findScreen({ pathname, search }, { site: rules }, table);
};
const about: Screen = {
  path: '/about',
  page: 'Menu',
  header: 'solid',
  hasFooter: true,
  isIndexed: true,
  module: 'routes/menu.tsx',
};

describe('the screen of an address', () => {
  it.each([
    ['/', 'Home'],
    ['/fr', 'Home'],
    ['/fr/', 'Home'],
    ['/fr/menu?product=101', 'Menu'],
    ['/MENU/', 'Menu'],
    ['/FR/Checkout', 'Checkout'],
    ['/profile/vieworders', 'Order history'],
    ['/fr/profile/ViewSecurity/', 'Security'],
  ])('of %s is %s, plain and under its language [RTE-24, RTE-39]', (path, page) => {
    const { screen, refusal } = find(path);
    expect([screen?.page, refusal]).toEqual([page, null]);
  });

  it.each(['/nope', '/fr/fr/menu', '/menu/101', '/french'])('of %s is none [RTE-25]', (path) => {
    expect(find(path)).toEqual({ screen: null, refusal: null });
  });
});

describe('a screen that may not be shown', () => {
  it.each([
    ['false', false],
    ['a rule that says no', () => false],
  ] as const)('is a fatal 404 that names the whole address, by %s [RTE-30]', (_name, validate) => {
    expect(find('/fr/about?x=1', [{ ...about, validate }]).refusal).toEqual({
      status: 404,
      message: 'Page Not Found: /fr/about?x=1',
    });
  });

  it('is shown where its rule, which sees site, path and query, says yes [RTE-30]', () => {
    const validate: Screen['validate'] = ({ site, path, query }) =>
      site.id === exampleSite.id && path === '/about' && query.get('x') === '1';
    expect(find('/about?x=1', [{ ...about, validate }]).refusal).toBeNull();
    expect(find('/about', [{ ...about, validate }]).refusal?.status).toBe(404);
  });

  it.each(['/about?x=1', '/fr/blog', '/Contact/'])(
    'is %s where the site says that it has no such page [RTE-38, CFG-12]',
    (path) => {
      const found = { status: 404, message: `Page Not Found: ${path}` };
      expect(find(path, screens, { ...exampleSite, disallowedMode: 'notFound' }).refusal).toEqual(found);
      expect(find(path, screens, { ...exampleSite, disallowedMode: 'unlisted' }).refusal).toBeNull();
      expect(find('/menu', screens, { ...exampleSite, disallowedMode: 'notFound' }).refusal).toBeNull();
    },
  );

  it('is an error of ours where nobody knows its middleware [RTE-35, ERR-09]', () => {
    const middleware = ['x'] as unknown as NonNullable<Screen['middleware']>;
    expect(find('/about', [{ ...about, middleware }]).refusal).toEqual({
      status: 500,
      message: "Unknown route middleware: 'x'.",
    });
  });
});
