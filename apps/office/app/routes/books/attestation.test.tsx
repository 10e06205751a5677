import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeOffice, replies } from '../../testing/fake-office.ts';
import { renderOffice } from '../../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const path = 'GET /v2/office/books/attestation';
const facts = {
  release: { version: '1.2.3', builtAt: '2026-11-20T10:00:00Z', hash: '2c6972ae', isModified: false },
  databaseVersion: '18.4',
  keyId: 'b53636ed',
  firstDay: '2026-11-01',
  archive: { period: '2026-10', at: '2026-11-02T09:00:00Z', checkedAt: null },
  check: { at: '2026-11-23T04:32:00Z', entries: 1234, count: 0 },
};
const words = (element: Element) => element.textContent?.replace(/\s/g, ' ') ?? '';
const open = (answer: Parameters<typeof fakeOffice>[0][string], role: 'manager' | 'owner' = 'owner') => {
  const asked = fakeOffice({ 'GET /v2/office/session': signedIn(role), [path]: answer });
  renderOffice('/office/conformite');
  return asked;
};

describe('the sheet of conformity', () => {
  it('tells program, key, archive and verification, the four conditions and what is not covered [BOK-35]', async () => {
    open(success(facts));
    await screen.findByRole('heading', { name: /^Fiche technique pour l’attestation/ });
    const sheet = words(screen.getByTestId('attestation'));
    for (const told of [
      'Ce document n’est pas une attestation',
      'Version1.2.3, construite le 20 novembre 2026',
      'Empreinte du programme2c6972ae',
      'Base de donnéesPostgreSQL 18.4',
      'Empreinte de la cléb53636ed',
      'Première écriture1er novembre 2026',
      'Dernière archive2026-10, faite le 2 novembre 2026, jamais relue',
      'Dernière vérification23 novembre 2026 : 1 234 écritures, aucune différence',
    ])
      expect(sheet).toContain(told);
    for (const name of [
      'Inaltérabilité',
      'Sécurisation',
      'Conservation',
      'Archivage',
      'Ce que le produit ne couvre pas',
    ])
      screen.getByRole('heading', { name });
    for (const line of ['Éditeur', 'Utilisateur', 'Fait le', 'Signature']) screen.getByText(line);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that files of the program were changed, and what there is not yet [BOK-35, BOK-40]', async () => {
    const release = { ...facts.release, isModified: true };
    open(success({ ...facts, release, keyId: null, firstDay: null, archive: null, check: null }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Des fichiers du programme ne sont plus ceux de sa construction.',
    );
    expect(words(screen.getByTestId('attestation'))).toContain('Dernière archiveaucune');
  });

  it('is printed by its button [BOK-35]', async () => {
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    open(success(facts));
    fireEvent.click(await screen.findByRole('button', { name: 'Imprimer' }));
    expect(printed).toHaveBeenCalledOnce();
  });

  it('can be asked for again where it can’t be read [BOK-35, OFC-06]', async () => {
    let isBroken = true;
    open(() => (isBroken ? refusal(500, 'internal') : success(facts)));
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    isBroken = false;
    fireEvent.click(again);
    await screen.findByRole('heading', { name: 'Archivage' });
  });

  it('is not asked for by a manager [BOK-39]', async () => {
    const asked = open(success(facts), 'manager');
    await screen.findByRole('heading', { level: 1 });
    expect(asked.some((call) => call.path.endsWith('/attestation'))).toBe(false);
  });
});
