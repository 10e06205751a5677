import { describe, expect, it } from 'vitest';
import site from '../../../sites/leve-tard/site.ts';
import { readSiteConfig } from './site.ts';
import { taxPolicyOf } from './tax-policy.ts';

describe('the site configuration', () => {
  it('names every value that is wrong', () => {
    expect(() => readSiteConfig({ ...site, title: '', app: { ...site.app, themeColor: 'red' } }, 'a/site.ts')).toThrow(
      /^a\/site\.ts is wrong: title: .+; app\.themeColor: must be a colour/,
    );
    expect(() => readSiteConfig(null, 'a/site.ts')).toThrow(/^a\/site\.ts is wrong/);
  });

  it('counts the tax as configured, inclusive at 10 % by default [CRT-02]', () => {
    expect(taxPolicyOf(readSiteConfig(site, 'site.ts'))).toEqual({
      isEnabled: true,
      isInclusive: true,
      defaultRateBp: 1000,
    });
  });
});
