import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addLine } from '../state/cart/cart-store.ts';
import { useSheetStore } from '../state/page/sheet-store.ts';
import { currentUrl, renderPage } from '../testing/render-page.tsx';
import * as home from './home.tsx';
import * as menuPage from './menu.tsx';

describe('the header', () => {
  it('gives access to the menu, the place and the cart with its count', async () => {
    await renderPage('/', home);
    const header = within(screen.getByTestId('header'));
    expect(header.getByRole('link', { name: 'La carte' }).getAttribute('href')).toBe('/menu');
    expect(header.getByRole('button', { name: 'Panier, vide' })).toBeTruthy();
    act(() => addLine({ itemId: 201, options: [], quantity: 2, note: '' }));
    fireEvent.click(header.getByRole('button', { name: 'Panier, 2 articles' }));
    expect(useSheetStore.getState().sheet).toEqual({ name: 'cart' });
    fireEvent.click(screen.getByTestId('location-button'));
    expect(useSheetStore.getState().sheet).toEqual({ name: 'location' });
  });

  it('is of another size, solid everywhere, with the logo before the place, where the site says so [CFG-06]', async () => {
    await renderPage('/', home, { site: { header: { size: 'lg', sticky: true, transparent: false, logo: 'left' } } });
    const header = screen.getByTestId('header');
    expect(header.dataset).toMatchObject({ size: 'lg', kind: 'solid', logo: 'left' });
    const [first, second] = within(header).getAllByRole('link');
    expect(first?.getAttribute('href')).toBe('/');
    expect(second?.getAttribute('href')).toBe('/menu');
    expect(within(header).getAllByRole('link', { name: /Lève-tard/ })).toHaveLength(1);
  });

  it('is of size md, and lies over the first picture of the home only', async () => {
    const { unmount } = await renderPage('/', home);
    expect(screen.getByTestId('header').dataset.size).toBe('md');
    expect(screen.getByTestId('header').dataset.kind).toBe('over');
    unmount();
    await renderPage('/menu', menuPage);
    expect(screen.getByTestId('header').dataset.kind).toBe('solid');
  });
});

describe('a visit', () => {
  it('remembers the language for a year [I18N-04, STO-06]', async () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    await renderPage('/', home);
    expect(set).toHaveBeenCalledWith('i18n_redirected=fr; Max-Age=31536000; Path=/; SameSite=Lax');
  });
});

describe('the footer', () => {
  it('is dark, with the credits, the networks and the legal links', async () => {
    await renderPage('/', home);
    const footer = screen.getByTestId('footer');
    expect(footer.dataset.theme).toBe('dark');
    expect(within(footer).getByTestId('footer-columns').children).toHaveLength(4);
    expect(within(footer).getByText('© 2026 Lève-tard')).toBeTruthy();
    const social = within(footer).getByRole('link', { name: /instagram/ });
    expect([social.getAttribute('target'), social.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    const links = within(footer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining(['/terms-of-service', '/privacy-policy', '/cookie-policy', 'tel:+33478000000']),
    );
  });
});

describe('the footer of another site', () => {
  it('is light, in other columns, without credits, networks and notice, where the site says so [CFG-07]', async () => {
    const footer = { theme: 'light', columns: 2, credits: false, social: false, notice: '' } as const;
    await renderPage('/', home, { site: { footer } });
    const shown = screen.getByTestId('footer');
    expect(shown.dataset.theme).toBe('light');
    expect(shown.className).not.toContain('on-dark');
    expect(within(shown).getByTestId('footer-columns').dataset.columns).toBe('2');
    expect(within(shown).queryByText(/©/)).toBeNull();
    expect(within(shown).queryByRole('link', { name: /instagram/ })).toBeNull();
    expect(within(shown).queryByText(/alcool/)).toBeNull();
  });
});

describe('a page that is not there', () => {
  it('says so, with its technical message for tools and the way home [RTE-29, RTE-32, RTE-34]', async () => {
    await renderPage('/', home, { url: '/nope?x=1' });
    const error = screen.getByTestId('error-page');
    expect([error.dataset.status, error.dataset.message]).toEqual(['404', 'Page not found: /nope']);
    expect(document.querySelector(`[data-i18n="Sorry, that page doesn't exist."]`)?.textContent).toBe(
      'Désolé, cette page n’existe pas.',
    );
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Retour à l’accueil' })));
    expect(currentUrl()).toBe('/');
    expect(screen.queryByTestId('error-page')).toBeNull();
  });

  it('is never reached by a tap where the site’s rules lead elsewhere [RTE-31]', async () => {
    await renderPage('/', home, { url: '/nope', site: { routeRules: { '/Menu/': { redirect: '/' } } } });
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Voir la carte' })));
    expect(currentUrl()).toBe('/');
    expect(screen.getByRole('main').dataset.page).toBe('Home');
  });
});

function Broken(): never {
  throw new Error('burnt');
}

describe('a page that breaks', () => {
  it('says so and leads home [RTE-33, RTE-34]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderPage('/', { default: Broken });
    expect(screen.getByTestId('error-page').dataset.status).toBe('500');
    expect(document.querySelector('[data-i18n="It looks like something broke."]')?.textContent).toBe(
      'Il semble que quelque chose ait mal fonctionné.',
    );
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' }).getAttribute('href')).toBe('/');
  });
});
