import { paths } from '@comptoir/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleCatalogue } from '../testing/example-catalogue.ts';
import { apiError, fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './withdrawal.tsx';

const { settings } = exampleCatalogue();
const shown = { settings: { ...settings, withdrawal: { isShown: true } } };
const post = `POST ${paths.withdrawals}`;
const stored = { body: { status: 'success', payload: { declared_at: '2026-11-24T18:03:07+01:00' } } };

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const words = () => screen.getByRole('main').textContent?.replace(/\s/g, ' ') ?? '';

const show = () => renderPage('/retractation', page, { catalogue: shown });
async function fill() {
  type('Numéro de commande', 'nº 1042');
  type('E-mail de la commande', ' zoe@example.com ');
  type('Votre nom', 'Zoé Martin');
  await press('Continuer');
}

describe('a withdrawal by the number of an order', () => {
  it('is sent by the second step alone, which says what it does [LAW-35, LAW-36, LAW-43]', async () => {
    const { of } = fakeApi({ [post]: stored });
    await show();
    expect(heading()).toBe('Renoncer au contrat ici');
    await fill();
    expect(heading()).toBe('Confirmer la rétractation');
    expect(words()).toContain('Vous renoncez à tout ce qui peut être rendu de la commande nº 1042.');
    expect(words()).toContain('Zoé Martin, zoe@example.com');
    expect(of('POST')).toEqual([]);
    await press('Confirmer la rétractation');
    await vi.waitFor(() => expect(heading()).toBe('Votre déclaration est enregistrée'));
    expect(words()).toContain('Le 24 novembre 2026 à 18 h 03 min 07 s. Un accusé de réception vous est envoyé.');
    expect(of('POST').map(({ body }) => body)).toEqual([
      { action_id: expect.any(String), order_number: 1042, email: 'zoe@example.com', name: 'Zoé Martin' },
    ]);
  });

  it('keeps what was typed, by *Revenir* and by the browser’s back button [LAW-36]', async () => {
    await show();
    await fill();
    await press('Revenir');
    await vi.waitFor(() => expect(heading()).toBe('Renoncer au contrat ici'));
    expect(field('Votre nom').value).toBe('Zoé Martin');
    await press('Continuer');
    await act(async () => history.back());
    await vi.waitFor(() => expect(heading()).toBe('Renoncer au contrat ici'));
    expect(field('Numéro de commande').value).toBe('nº 1042');
  });

  it('says at each field what lacks [LAW-35]', async () => {
    await show();
    await press('Continuer');
    expect(words().match(/Ce champ est obligatoire\./g)).toHaveLength(3);
    type('Numéro de commande', 'F2026-1');
    type('E-mail de la commande', 'zoe');
    expect(words()).toContain('Un numéro de commande n’a que des chiffres');
    expect(words()).toContain('Cette adresse n’est pas complète');
    expect(document.activeElement).toBe(field('Numéro de commande'));
  });

  it('says why it was not stored, and is sent again under the same id [LAW-36, LAW-43]', async () => {
    const limited = apiError(429, 'rate_limited', 'Trop de tentatives, veuillez réessayer plus tard');
    const { of } = fakeApi({ [post]: [limited, 'no answer', stored] });
    await show();
    await fill();
    await press('Confirmer la rétractation');
    await vi.waitFor(() => expect(words()).toContain('Trop de tentatives, veuillez réessayer plus tard.'));
    await press('Confirmer la rétractation');
    await vi.waitFor(() => expect(words()).toContain('Réessayez : elle ne compte qu’une fois.'));
    await press('Confirmer la rétractation');
    await vi.waitFor(() => expect(heading()).toBe('Votre déclaration est enregistrée'));
    const bodies = of('POST').map(({ body }) => body);
    expect(bodies).toEqual([bodies[0], bodies[0], bodies[0]]);
  });

  it('goes back to the field that the server refuses [LAW-43]', async () => {
    const errors = { email: 'Cette adresse est refusée' };
    fakeApi({ [post]: apiError(422, 'validation', 'Vérifiez les champs', { errors }) });
    await show();
    await fill();
    await press('Confirmer la rétractation');
    await vi.waitFor(() => expect(words()).toContain('Cette adresse est refusée'));
    expect(heading()).toBe('Renoncer au contrat ici');
  });

  it('is a page that does not exist, and no link leads there, while there is nothing to give back [LAW-35, RTE-48]', async () => {
    await renderPage('/retractation', page);
    expect(document.querySelector('[data-message]')?.getAttribute('data-message')).toBe(
      'Page Not Found: /retractation',
    );
    expect(screen.queryByRole('link', { name: 'Renoncer au contrat ici' })).toBeNull();
  });

  it.each(['/menu', '/fr/menu'])('is linked at the foot of %s otherwise [LAW-35]', async (url) => {
    await renderPage('/menu', { default: () => null }, { url, catalogue: shown });
    const link = await screen.findByRole('link', { name: 'Renoncer au contrat ici' });
    expect(link.getAttribute('href')).toBe(`${url.replace('/menu', '')}/retractation`);
  });
});
