import { readSettings } from '@comptoir/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './accessibility.tsx';

const declared = (value: unknown) =>
  readSettings([
    { name: 'contacts.phone', value: '04 78 00 00 00' },
    { name: 'contacts.email', value: 'bonjour@exemple.fr' },
    { name: 'legal.accessibility', value },
  ]);
const open = (value: unknown, renderedAt = '2026-11-24T18:00:00Z') =>
  renderPage('/accessibilite', page, { catalogue: { settings: declared(value), renderedAt } });
const audit = { date: '2024-03-10', by: 'Atelier Accès', percent: 62.5 };
const main = () => screen.getByRole('main').textContent?.replaceAll(/\s/g, ' ') ?? '';
const footerLink = async () =>
  within(await screen.findByTestId('footer')).getByRole('link', { name: /^Accessibilité/ });

describe('the declaration of accessibility', () => {
  it('declares a site without an audit as not conforming, on the page and in the footer [LAW-52, LAW-53]', async () => {
    await open(null);
    expect(main()).toContain('État : non conforme');
    expect(main()).toContain('Aucun audit en cours de validité ne mesure ce site');
    expect((await footerLink()).textContent?.replaceAll(/\s/g, ' ')).toBe('Accessibilité : non conforme');
    expect((await footerLink()).getAttribute('href')).toBe('/accessibilite');
  });

  it('tells a valid audit, the known faults and who answers when [LAW-52, LAW-53]', async () => {
    await open({ audit, standard: 'RGAA 4.1.2', known: ['La carte des zones.'], contact_days: 2 });
    expect(main()).toContain(
      'Un audit du 10 mars 2024, par Atelier Accès, a mesuré 62,5 % des critères du RGAA 4.1.2 : le site est partiellement conforme.',
    );
    expect(main()).toContain('La carte des zones.');
    expect(main()).toContain('Au 04 78 00 00 00 ou à bonjour@exemple.fr');
    expect(main()).toContain('sous 2 jours ouvrés');
    expect(main()).toContain('Établie le 1er novembre 2026');
    expect(screen.getByRole('link', { name: 'Défenseur des droits' }).getAttribute('href')).toBe(
      'https://www.defenseurdesdroits.fr',
    );
  });

  it('forgets an audit on the day after its third year, by the shop’s clock [LAW-53]', async () => {
    const { unmount } = await open({ audit }, '2027-03-10T22:59:00Z');
    expect((await footerLink()).textContent).toContain('partiellement conforme');
    unmount();
    await open({ audit }, '2027-03-10T23:00:00Z');
    expect((await footerLink()).textContent).toContain('non conforme');
    expect(main()).toContain('Aucun audit en cours de validité');
  });
});
