import type { Dossier } from '@comptoir/contract';
import { exampleReceipt } from '@comptoir/contract/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeOffice, replies } from '../../testing/fake-office.ts';
import { plain, press } from '../../testing/form-steps.ts';
import { renderOffice } from '../../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const path = 'GET /v2/office/orders/1012/dossier';
const at = (time: string) => Temporal.Instant.from(`2026-11-20T${time}Z`);

const dossier = (change: Partial<Dossier> = {}) =>
  success(
    JSON.parse(
      JSON.stringify({
        receipt: exampleReceipt({ orderNumber: 1012, paymentMethod: 'card', status: 'paid' }),
        disputes: [
          {
            id: 'du_1',
            amountCents: 1000,
            reason: 'product_not_received',
            state: 'open',
            openedAt: at('20:00:00'),
            dueBy: Temporal.Instant.from('2026-12-04T22:59:00Z'),
            isRefundable: false,
          },
        ],
        name: 'Camille Martin',
        email: 'camille@example.com',
        steps: [
          { at: at('18:30:00'), what: 'Commande passée', who: '' },
          { at: at('19:05:00'), what: 'Remise notée', who: 'Karim · Cuisine 1' },
        ],
        handOver: { at: at('19:05:00'), who: 'Karim · Cuisine 1' },
        olderOrders: [{ number: 1003, placedAt: at('11:00:00'), totalCents: 2450 }],
        evidence: [
          { field: 'customer_name', text: 'Camille Martin' },
          { field: 'uncategorized_text', text: 'Commande nº 1012\nRemise notée par Karim' },
        ],
        ...change,
      } satisfies Dossier),
    ),
  );

function open(answer: ReturnType<typeof dossier>, role: 'kitchen' | 'manager' = 'manager') {
  const asked = fakeOffice({ 'GET /v2/office/session': signedIn(role), [path]: answer });
  renderOffice('/office/commandes/1012/dossier');
  return asked;
}

it('shows until when to answer, the receipt, what happened, who handed it over, and older orders [PYX-77, PYX-78]', async () => {
  open(dossier());
  expect(plain(await screen.findByTestId('dispute'))).toContain(
    'Paiement contesté, 10,00 € : le client dit n’avoir rien reçu. Ne le remboursez pas ici. Répondre avant le 4 décembre 2026 à 23 h 59',
  );
  const steps = within(screen.getByTestId('dossier-steps')).getAllByRole('listitem').map(plain);
  expect(steps).toEqual([
    '20 novembre 2026 · 19 h 30Commande passée',
    '20 novembre 2026 · 20 h 05Remise notéeKarim · Cuisine 1',
  ]);
  expect(plain(screen.getByTestId('dossier-hand-over'))).toBe(
    'Remise notée par Karim · Cuisine 1, le 20 novembre 2026 à 20 h 05.',
  );
  expect(plain(screen.getByTestId('dossier-older'))).toContain('Nº 1003, le 20 novembre 2026 à 12 h24,50 €');
  expect(plain(screen.getByTestId('dossier'))).toContain('1 × Margherita10,00 €');
  expect(screen.getByRole('link', { name: 'La commande' }).getAttribute('href')).toBe('/office/commandes/1012');
});

it('says that there is no proof where no person noted the hand-over [PYX-78]', async () => {
  open(dossier({ handOver: null, olderOrders: [] }));
  expect(plain(await screen.findByTestId('dossier-hand-over'))).toBe(
    'Aucune preuve de remise : personne n’a noté que la commande a été remise.',
  );
  expect(screen.queryByTestId('dossier-older')).toBeNull();
});

it('copies each text for Stripe with its length, or says to select it [PYX-77]', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  open(dossier());
  const rows = within(await screen.findByTestId('evidence'))
    .getAllByRole('listitem')
    .map(plain);
  expect(rows[0]).toContain('14 signes sur 20 000');
  await press(/^Copier\s: Autres informations$/);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Commande nº 1012\nRemise notée par Karim');
  await screen.findByText('Copié');
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await press(/^Copier\s: Nom du client$/);
  await screen.findByText(/^Copie impossible\s: sélectionnez le texte\.$/);
});

it('says that a payment is not contested [PYX-77]', async () => {
  open(refusal(404, 'order_not_found'));
  await screen.findByText('Le paiement de cette commande n’est pas contesté.');
});

it('is not for the kitchen, which does not even ask for it [PYX-77]', async () => {
  const asked = open(dossier(), 'kitchen');
  await screen.findByRole('heading', { level: 1 });
  await vi.waitFor(() => expect(screen.queryByTestId('dossier')).toBeNull());
  expect(asked.filter(({ path: called }) => called.includes('dossier'))).toEqual([]);
});

it('says that it can’t be read, and reads again [PYX-77, OFC-06]', async () => {
  let isBack = false;
  fakeOffice({
    'GET /v2/office/session': signedIn('manager'),
    [path]: () => (isBack ? dossier() : refusal(503, 'unavailable')),
  });
  renderOffice('/office/commandes/1012/dossier');
  await screen.findByText('Impossible à lire pour l’instant');
  isBack = true;
  await press('Réessayer');
  await screen.findByTestId('dossier-hand-over');
});
