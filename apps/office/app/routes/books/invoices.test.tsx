import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeOffice, replies } from '../../testing/fake-office.ts';
import { plain, press, type } from '../../testing/form-steps.ts';
import { renderOffice } from '../../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const session = 'GET /v2/office/session';
const list = 'GET /v2/office/invoices?';
const invoice = {
  number: 'F2026-000007',
  kind: 'invoice',
  issuedAt: '2026-11-20T12:00:00Z',
  issuedOn: '2026-11-20',
  orderNumber: 1042,
  company: 'Atelier Perrachon',
  siren: '732829320',
  totalCents: 5030,
  invoice: null,
  hasPdf: true,
  depositedOn: null,
};
const credit = {
  ...invoice,
  number: 'A2026-000002',
  kind: 'credit',
  totalCents: 1600,
  invoice: 'F2026-000007',
  hasPdf: false,
  depositedOn: '2026-11-22',
};
const open = (more: Parameters<typeof fakeOffice>[0] = {}, role: 'kitchen' | 'manager' = 'manager') => {
  const asked = fakeOffice({
    [session]: signedIn(role),
    [list]: success({ invoices: [credit, invoice], next: null }),
    ...more,
  });
  renderOffice('/office/factures');
  return asked;
};
const rows = async () => (await screen.findAllByTestId('invoice')).map(plain);

describe('the invoices of the restaurant', () => {
  it('are listed with company, amount, files and deposit, and say what the law will want [LAW-72]', async () => {
    open();
    const [first = '', second = ''] = await rows();
    expect(first).toContain('A2026-000002 · Atelier Perrachon−16,00 €');
    expect(first).toContain('Avoir sur F2026-000007 · 20 novembre 2026, SIREN 732829320');
    expect(first).toContain('PDF en préparation');
    expect(first).toContain('Déposée le 22 novembre 2026');
    expect(second).toContain('F2026-000007 · Atelier Perrachon50,30 €');
    const own = within(screen.getAllByTestId('invoice')[1] as HTMLElement);
    expect(own.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/v2/office/invoices/F2026-000007/pdf',
      '/v2/office/invoices/F2026-000007/xml',
      '/office/commandes/1042',
    ]);
    expect(plain(screen.getByTestId('invoices'))).toContain('À partir du 1er septembre 2027');
    expect(screen.getByRole('link', { name: /en CSV/ }).getAttribute('href')).toBe('/v2/office/invoices.csv');
  });

  it('are mailed again from their row, which says that a copy left [BOK-23]', async () => {
    const asked = open({ 'POST /v2/office/invoices/F2026-000007/mails': success({}) });
    await rows();
    await press('Renvoyer F2026-000007 par e-mail');
    await screen.findByText(/Renvoyée à l’adresse de la commande/);
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain(
      'POST /v2/office/invoices/F2026-000007/mails',
    );
  });

  it('are searched, read page by page, and their file is that of the selection [LAW-72]', async () => {
    open({
      [list]: success({ invoices: [credit], next: 'A2026-000002' }),
      [`${list}before=A2026-000002`]: success({ invoices: [invoice], next: null }),
      [`${list}search=perrachon`]: success({ invoices: [], next: null }),
    });
    await rows();
    await press('Plus anciennes');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await type('Chercher une facture', ' perrachon ');
    await screen.findByText('Aucune facture trouvée');
    expect(screen.getByRole('link', { name: /en CSV/ }).getAttribute('href')).toBe(
      '/v2/office/invoices.csv?search=perrachon',
    );
  });

  it('of a month are downloaded one by one [LAW-72]', async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.getAttribute('href') ?? '');
    });
    open({
      [`${list}month=2026-11`]: success({ invoices: [credit], next: 'A2026-000002' }),
      [`${list}month=2026-11&before=A2026-000002`]: success({ invoices: [invoice], next: null }),
    });
    await rows();
    fireEvent.change(screen.getByLabelText('Mois'), { target: { value: '2026-11' } });
    await press('Tous les XML du mois');
    await screen.findByText('2 fichiers téléchargés.');
    await press('Tous les PDF du mois');
    await screen.findByText('1 fichier téléchargé.');
    expect(clicked).toEqual([
      '/v2/office/invoices/A2026-000002/xml',
      '/v2/office/invoices/F2026-000007/xml',
      '/v2/office/invoices/F2026-000007/pdf',
    ]);
  });

  it('have the day of their deposit noted by hand, once, with today’s date to begin with [LAW-72]', async () => {
    let tries = 0;
    const deposit = 'POST /v2/office/invoices/F2026-000007/deposited';
    const asked = open({
      [deposit]: () => {
        tries += 1;
        return tries === 1 ? refusal(409, 'invoice_deposited') : success({ ...invoice, depositedOn: '2026-11-21' });
      },
    });
    await rows();
    await press('Noter le dépôt de F2026-000007');
    await press('Noter');
    await screen.findByText('invoice_deposited.');
    await type('Jour du dépôt', '2026-11-21');
    await press('Noter');
    await waitFor(async () => expect((await rows())[1]).toContain('Déposée le 21 novembre 2026'));
    expect(screen.queryByTestId('deposit')).toBeNull();
    const sent = asked
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => body as { actionId: string; date: string });
    expect(sent.map(({ date }) => date).at(-1)).toBe('2026-11-21');
    expect(sent[0]?.actionId).toBe(sent[1]?.actionId);
  });

  it('are not the kitchen’s [BOK-39]', async () => {
    const asked = open({}, 'kitchen');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByTestId('invoices')).toBeNull());
    expect(asked.filter(({ path }) => path.includes('invoices'))).toEqual([]);
  });
});
