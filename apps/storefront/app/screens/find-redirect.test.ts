// @vitest-environment node
import { describe, expect, it } from 'vitest';
import site from '../../../../sites/leve-tard/site.ts';
import { findRedirect } from './find-redirect.ts';

const at = (address: string) => new URL(address, 'http://shop.example');

describe('the site’s redirects', () => {
  it('are none by default [RTE-31, RTE-41, CFG-16]', () => {
    expect([findRedirect(site, at('/')), findRedirect(site, at('/menu'))]).toEqual([null, null]);
  });

  it('follow the rules, with 302 where a rule gives no code [RTE-31]', () => {
    const ruled = {
      ...site,
      routeRules: { '/old': { redirect: '/menu', statusCode: 301 as const }, '/carte': { redirect: '/menu' } },
    };
    expect(findRedirect(ruled, at('/Old/'))).toEqual({ status: 301, location: '/menu' });
    expect(findRedirect(ruled, at('/carte'))).toEqual({ status: 302, location: '/menu' });
  });

  it.each([
    ['/menu', '/fr/old?a=1', '/fr/menu?a=1'],
    ['/fr/menu', '/FR/Old/', '/fr/menu'],
    ['/', '/fr/old', '/fr'],
    ['/#offers', '/fr/old', '/fr#offers'],
  ])('to %s lead from %s to %s: who is under the language stays there [RTE-24, RTE-31]', (redirect, from, location) => {
    const ruled = { ...site, routeRules: { '/old': { redirect } } };
    expect(findRedirect(ruled, at(from))).toEqual({ status: 302, location });
  });

  it.each([
    ['/réserver', '/r%C3%A9server'],
    ['/réserver', '/R%C3%89SERVER/'],
    // As a Mac writes it: the letter, then its accent.
    ['/re\u0301server', '/r%C3%A9server'],
    ['/réserver', '/re%CC%81server?a=1'],
    ['/r%C3%A9server', '/r%C3%A9server'],
    ['/nos pizzas', '/nos%20pizzas'],
    ['/nos-pizzas-&-desserts', '/nos-pizzas-%26-desserts/'],
    ['/l’été,+50%', '/l%E2%80%99%C3%A9t%C3%A9%2C%2B50%25'],
    ['/MENU@midi', '/menu%40Midi?a=1'],
    ['/réserver', '/fr/r%c3%a9server'],
  ])('hold for an old address with accents, however it is written: %s for %s [RTE-31]', (from, asked) => {
    const ruled = { ...site, routeRules: { [from]: { redirect: '/menu' } } };
    expect(findRedirect(ruled, at(asked))?.location).toMatch(/^(\/fr)?\/menu(\?a=1)?$/);
  });

  it('leave an address alone that no text is written like [RTE-31]', () => {
    const ruled = { ...site, routeRules: { '/réserver': { redirect: '/menu' } } };
    expect(findRedirect(ruled, at('/r%E9server'))).toBeNull();
    expect(findRedirect(ruled, at('/%'))).toBeNull();
    const deeper = { ...site, routeRules: { '/nos/pizzas': { redirect: '/menu' } } };
    expect(findRedirect(deeper, at('/nos%2Fpizzas'))).toBeNull();
  });

  it('are written as a header carries them [RTE-31]', () => {
    const ruled = { ...site, routeRules: { '/old': { redirect: '/à-propos?q=été#œufs' } } };
    expect(findRedirect(ruled, at('/old'))?.location).toBe('/%C3%A0-propos?q=%C3%A9t%C3%A9#%C5%93ufs');
  });

  it('may be another one under the language [RTE-31]', () => {
    const ruled = { ...site, routeRules: { '/old': { redirect: '/menu' }, '/fr/old': { redirect: '/contact' } } };
    expect(findRedirect(ruled, at('/fr/old'))?.location).toBe('/contact');
  });

  it('lead the root elsewhere when the site says so, and nothing else [RTE-41]', () => {
    const rooted = { ...site, rootRedirect: '/menu' };
    expect(findRedirect(rooted, at('/'))).toEqual({ status: 302, location: '/menu' });
    expect(findRedirect(rooted, at('/fr'))).toBeNull();
  });

  it.each([
    ['/menu', '/old?utm_source=flyer', '/menu?utm_source=flyer'],
    ['/menu#category-12', '/old?a=1', '/menu?a=1#category-12'],
    ['/menu?product=101', '/old?product=102', '/menu?product=101'],
  ])('to %s lead from %s to %s: the query is kept where the rule gives none [RTE-31]', (redirect, from, location) => {
    const ruled = { ...site, routeRules: { '/old': { redirect } } };
    expect(findRedirect(ruled, at(from))).toEqual({ status: 302, location });
  });
});
