// @vitest-environment node
import { describe, expect, it } from 'vitest';
import site from '../../../sites/leve-tard/site.ts';
import { redirectOf } from './redirects.ts';

describe('the site’s redirects', () => {
  it('are none by default [RTE-31, RTE-41, CFG-16]', () => {
    expect([redirectOf(site, '/'), redirectOf(site, '/menu')]).toEqual([null, null]);
  });

  it('follow the rules, with 302 where a rule gives no code [RTE-31]', () => {
    const ruled = {
      ...site,
      routeRules: { '/old': { redirect: '/menu', statusCode: 301 as const }, '/carte': { redirect: '/menu' } },
    };
    expect(redirectOf(ruled, '/Old/')).toEqual({ status: 301, location: '/menu' });
    expect(redirectOf(ruled, '/carte')).toEqual({ status: 302, location: '/menu' });
  });

  it('lead the root elsewhere when the site says so, and nothing else [RTE-41]', () => {
    const rooted = { ...site, rootRedirect: '/menu' };
    expect(redirectOf(rooted, '/')).toEqual({ status: 302, location: '/menu' });
    expect(redirectOf(rooted, '/fr')).toBeNull();
  });
});
