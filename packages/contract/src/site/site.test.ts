import { describe, expect, it } from 'vitest';
import site from '../../../../sites/leve-tard/site.ts';
import { taxPolicyOf } from '../tax-policy.ts';
import { readSiteConfig } from './site.ts';

describe('the site configuration', () => {
  it('names every value that is wrong', () => {
    expect(() => readSiteConfig({ ...site, title: '', app: { ...site.app, themeColor: 'red' } }, 'a/site.ts')).toThrow(
      /^a\/site\.ts is wrong: title: .+; app\.themeColor: must be a colour/,
    );
    expect(() => readSiteConfig(null, 'a/site.ts')).toThrow(/^a\/site\.ts is wrong/);
  });

  it('knows which pages a restaurant does not show, and what becomes of them [CFG-12]', () => {
    expect(readSiteConfig(site, 'site.ts')).toMatchObject({
      disallowedPages: ['Blog', 'Contact', 'About'],
      disallowedMode: 'unlisted',
      blog: { enabled: false },
      tagManager: { enabled: false },
    });
    const wrong = { ...site, disallowedPages: ['Menu'], disallowedMode: 'hidden', rootRedirect: '//elsewhere' };
    expect(() => readSiteConfig(wrong, 'a/site.ts')).toThrow(
      /disallowedPages\.0: .+; disallowedMode: .+; rootRedirect: must begin with one \//,
    );
  });

  it.each(['levetard', 'fr.leve-tard.app', 'fr..app', 'Fr.Levetard', 'fr.1levetard'])(
    'refuses “%s” as the name of an application: one of the two stores would [PWA-26]',
    (appId) => {
      const wrong = { ...site, native: { appId, appName: '' } };
      expect(() => readSiteConfig(wrong, 'a/site.ts')).toThrow(
        /^a\/site\.ts is wrong: native\.appId: must be a domain written backwards.+; native\.appName: /,
      );
    },
  );

  it('counts the tax as configured, inclusive at 10 % by default [CRT-02]', () => {
    expect(taxPolicyOf(readSiteConfig(site, 'site.ts'))).toEqual({
      isEnabled: true,
      isInclusive: true,
      defaultRateBp: 1000,
    });
  });
});
