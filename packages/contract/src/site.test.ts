import { describe, expect, it } from 'vitest';
import site from '../../../site.config.ts';
import { readSiteConfig, taxPolicyOf } from './site.ts';

describe('the site configuration', () => {
  it('is complete for the demo restaurant [CFG-01, CFG-02, CFG-06, CFG-07, CFG-08, CFG-09]', () => {
    expect(readSiteConfig(site)).toMatchObject({
      currency: 'EUR',
      currencySymbol: '€',
      header: { size: 'md', sticky: true, transparent: true, logo: 'center' },
      footer: { theme: 'dark', columns: 4 },
      locale: { default: 'fr', available: ['fr'] },
    });
  });

  it('names every value that is wrong', () => {
    expect(() => readSiteConfig({ ...site, title: '', app: { ...site.app, themeColor: 'red' } })).toThrow(
      /^site\.config\.ts is wrong: title: .+; app\.themeColor: must be a colour/,
    );
    expect(() => readSiteConfig(null)).toThrow(/^site\.config\.ts is wrong/);
  });

  it('counts the tax as configured, inclusive at 10 % by default [CRT-02]', () => {
    expect(taxPolicyOf(readSiteConfig(site))).toEqual({ isEnabled: true, isInclusive: true, defaultRateBp: 1000 });
  });
});
