import { describe, expect, it } from 'vitest';
import site from '../../../../sites/leve-tard/site.ts';
import { findRedirectLoops } from './find-redirect-loops.ts';
import { readSiteConfig } from './site.ts';
import { taxPolicyOf } from './tax-policy.ts';

/** Returns the problems of the demo restaurant's configuration with these changes. */
function problemsOf(changed: object): string[] {
  const read = readSiteConfig({ ...site, ...changed });
  return 'problems' in read ? read.problems : [];
}

describe('the site configuration', () => {
  it('is read as it is written', () => {
    expect(readSiteConfig(site)).toEqual({ site });
  });

  it('names every value that is wrong', () => {
    expect(problemsOf({ title: '', app: { ...site.app, themeColor: 'red' } })).toEqual([
      expect.stringMatching(/^title: /),
      expect.stringMatching(/^app\.themeColor: il faut une couleur/),
    ]);
    expect(readSiteConfig(null)).toEqual({ problems: [expect.stringMatching(/^site: /)] });
  });

  it('knows which pages a restaurant does not show, and what becomes of them [CFG-12]', () => {
    expect(site).toMatchObject({ disallowedPages: ['Blog', 'Contact', 'About'], disallowedMode: 'unlisted' });
    expect(problemsOf({ disallowedPages: ['Menu'], disallowedMode: 'hidden', rootRedirect: '//elsewhere' })).toEqual([
      expect.stringMatching(/^disallowedPages\.0: /),
      expect.stringMatching(/^disallowedMode: /),
      'rootRedirect: il faut commencer par un seul /',
    ]);
  });

  it.each(['shop.example', 'ftp://shop.example', 'https://', 'http://a b'])(
    'takes no API at %s [CFG-04]',
    (apiRoot) => {
      expect(problemsOf({ apiRoot })).toEqual([expect.stringMatching(/^apiRoot: /)]);
    },
  );

  it('takes no address of the site with a slash at its end [CFG-05]', () => {
    expect(problemsOf({ siteRoot: 'https://shop.example/' })).toEqual([expect.stringMatching(/^siteRoot: .+sans \//)]);
  });

  it.each(['/?page_id=12', '/carte?lang=fr', '/carte#desserts', '//ailleurs'])(
    'takes no redirect of %s, which no address would ever meet [RTE-31]',
    (from) => {
      expect(problemsOf({ routeRules: { [from]: { redirect: '/menu' } } })).toEqual([
        expect.stringMatching(/^routeRules\..+: il faut /),
      ]);
    },
  );

  it.each(['levetard', 'fr.leve-tard.app', 'fr..app', 'Fr.Levetard', 'fr.1levetard'])(
    'refuses “%s” as the name of an application: one of the two stores would [PWA-26]',
    (appId) => {
      expect(problemsOf({ native: { appId, appName: '' } })).toEqual([
        expect.stringMatching(/^native\.appId: il faut un nom de domaine écrit à l’envers/),
        expect.stringMatching(/^native\.appName: /),
      ]);
    },
  );

  it('counts the tax as configured, inclusive at 10 % by default [CRT-02]', () => {
    expect(taxPolicyOf(site)).toEqual({ isEnabled: true, isInclusive: true, defaultRateBp: 1000 });
  });
});

describe('redirects', () => {
  const loops = (rules: Record<string, string>, rootRedirect: string | null = null) =>
    findRedirectLoops({
      routeRules: Object.fromEntries(Object.entries(rules).map(([from, redirect]) => [from, { redirect }])),
      rootRedirect,
    });

  it('may follow each other', () => {
    expect(loops({ '/a': '/b', '/b': '/menu' }, '/a')).toEqual([]);
    expect(loops({ '/old': '/' }, '/fr')).toEqual([]);
  });

  it('never lead to where they began, in whatever spelling', () => {
    expect(loops({ '/a': '/A/#top' })).toEqual(['routeRules./a: tourne en rond : /a → /A/#top']);
    expect(loops({ '/a': '/fr/b', '/b': '/a?x=1' })).toEqual([
      'routeRules./a: tourne en rond : /a → /fr/b → /a?x=1',
      'routeRules./b: tourne en rond : /b → /a?x=1 → /fr/b',
    ]);
    expect(loops({}, '/')).toEqual(['rootRedirect: tourne en rond : / → /']);
    expect(loops({ '/menu': '/' }, '/menu')).toHaveLength(2);
  });

  it('name the circle alone, not what leads into it', () => {
    expect(loops({ '/in': '/a', '/a': '/b', '/b': '/a' }).map((loop) => loop.split(':')[0])).toEqual([
      'routeRules./a',
      'routeRules./b',
    ]);
  });
});
