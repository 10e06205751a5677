import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeOffice, replies } from '../../testing/fake-office.ts';
import { renderOffice } from '../../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const session = 'GET /v2/office/session';
const state = 'GET /v2/office/books';
const days = 'GET /v2/office/books/closes?kind=day';
const dayMail = 'GET /v2/office/books/day-mail';
const close = 'POST /v2/office/books/closes';

const books = {
  openDay: '2026-11-23',
  isOver: false,
  unsealedSince: null,
  isUnsound: false,
  check: null,
  unarchivedYear: null,
};
const nothing = { count: 0, amount: 0, rates: [], payments: { card: 0, cash: 0 } };
const day = {
  kind: 'day',
  period: '2026-11-22',
  figures: {
    sales: {
      count: 2,
      amount: 2450,
      rates: [{ rate: 1000, net: 2227, vat: 223, gross: 2450 }],
      payments: { card: 1000, cash: 1450 },
    },
    refunds: {
      ...nothing,
      count: 1,
      amount: 300,
      rates: [{ rate: 1000, net: 273, vat: 27, gross: 300 }],
      payments: { card: 300, cash: 0 },
    },
    net: 2150,
    tickets: 3,
    paid: 2,
    unpaid: 1,
    discount: 0,
    delivery: 250,
    firstNumber: 1040,
    lastNumber: 1042,
    tests: 4,
    late: 0,
  },
  salesPerpetualCents: 12_450,
  refundsPerpetualCents: 300,
  netPerpetualCents: 12_150,
  seqFirst: 8,
  seqLast: 15,
  entrySeq: 16,
  hash: 'd9a46c50550d6309',
  closedAt: '2026-11-23T04:30:00Z',
  by: null,
};

const words = (element: Element) => element.textContent?.replace(/\s/g, ' ') ?? '';
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const open = (path: string, role: 'manager' | 'owner', more: Parameters<typeof fakeOffice>[0] = {}) => {
  const asked = fakeOffice({
    [session]: signedIn(role),
    [state]: success(books),
    [days]: success({ closes: [day], next: null }),
    [dayMail]: success({ isWanted: false, to: 'zoe@example.com' }),
    ...more,
  });
  renderOffice(path);
  return asked;
};

describe('the closes', () => {
  it('tell the open day and each closed one, newest first, and more of them at a tap [BOK-21]', async () => {
    open('/office/clotures', 'manager', {
      [days]: success({ closes: [day], next: '2026-11-22' }),
      [`${days}&before=2026-11-22`]: success({ closes: [{ ...day, period: '2026-11-21' }], next: null }),
    });
    expect(words(await screen.findByTestId('open-day'))).toContain(
      'La journée du lundi 23 novembre 2026 est en cours.',
    );
    const table = await screen.findByTestId('close-list');
    expect(words(within(table).getAllByRole('row')[1] as Element)).toBe('22 novembre 2026224,50 €−3,00 €21,50 €');
    await press('Plus anciennes');
    const link = await screen.findByRole('link', { name: '21 novembre 2026' });
    expect(link.getAttribute('href')).toBe('/office/clotures/2026-11-21');
    expect(screen.getByRole('link', { name: /en CSV/ }).getAttribute('href')).toBe(
      '/v2/office/books/closes.csv?kind=day',
    );
  });

  it('are made by an owner at the second tap, who is told why one is not [BOK-12, BOK-16, BOK-21]', async () => {
    let tries = 0;
    const asked = open('/office/clotures', 'owner', {
      [state]: () => success(tries > 1 ? { ...books, openDay: '2026-11-24' } : { ...books, isOver: true }),
      [close]: () => {
        tries += 1;
        return tries === 1 ? refusal(409, 'books_unsound') : success(day);
      },
    });
    await press('Clore la journée');
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    await press('Clore');
    await screen.findByText('books_unsound.');
    await press('Clore');
    await screen.findByText('La journée du 23 novembre 2026 est close.');
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { day: '2026-11-23' },
      { day: '2026-11-23' },
    ]);
  });

  it('say the days of a year that is no calendar year, presumed cash and copies [BOK-12, BOK-20, BOK-23]', async () => {
    const figures = {
      ...day.figures,
      months: { from: '2027-07', to: '2028-12' },
      presumed: { taken: 1450, returned: 500 },
      duplicates: 3,
    };
    open('/office/clotures/2028', 'manager', {
      'GET /v2/office/books/closes/2028': success({ ...day, kind: 'year', period: '2028', figures }),
    });
    await screen.findByText(/Exercice du/);
    const told = words(screen.getByTestId('close'));
    expect(told).toContain('Exercice du 1er juillet 2027 au 31 décembre 2028');
    expect(told).toContain('Dont espèces présumées14,50 €');
    expect(told).toContain('Dont espèces non encaissées−5,00 €');
    expect(told).toContain('Duplicatas3');
  });

  it('are not a manager’s to make, and not the kitchen’s to see [BOK-39]', async () => {
    open('/office/clotures', 'manager', { [state]: success({ ...books, isOver: true }) });
    expect(words(await screen.findByTestId('open-day'))).toContain('est finie');
    expect(screen.queryByRole('button', { name: 'Clore la journée' })).toBeNull();
  });

  it('are sent by mail to an owner who asks, until the owner gives it up; no manager is asked [REP-12]', async () => {
    let tries = 0;
    const to = 'zoe@example.com';
    open('/office/clotures', 'owner', {
      'POST /v2/office/books/day-mail': () => {
        tries += 1;
        return tries === 1 ? refusal(503, 'unavailable') : success({ isWanted: true, to });
      },
      'DELETE /v2/office/books/day-mail': success({ isWanted: false, to }),
    });
    const panel = await screen.findByTestId('day-mail');
    expect(words(panel)).toContain('peuvent arriver à zoe@example.com');
    await press('Recevoir chaque journée');
    await screen.findByText('unavailable.');
    await press('Recevoir chaque journée');
    await screen.findByText('Chaque matin, les chiffres de la journée close arrivent à zoe@example.com.');
    await press('Ne plus recevoir');
    await screen.findByRole('button', { name: 'Recevoir chaque journée' });
    cleanup();
    const asked = open('/office/clotures', 'manager');
    await screen.findByTestId('close-list');
    expect(asked.some(({ path }) => path.includes('day-mail'))).toBe(false);
  });

  it('say so where there are none, and where they can’t be read [BOK-21, OFC-06]', async () => {
    let isBroken = true;
    open('/office/clotures?mois', 'manager', {
      'GET /v2/office/books/closes?kind=month': () =>
        isBroken ? refusal(500, 'internal') : success({ closes: [], next: null }),
    });
    await screen.findByRole('alert');
    isBroken = false;
    await press('Réessayer');
    await screen.findByText('Aucune clôture');
  });
});

describe('the sheet of a close', () => {
  it('tells amounts by payment and rate, perpetual totals and the seal, from the close alone [BOK-13, BOK-14, BOK-21]', async () => {
    const asked = open('/office/clotures/2026-11-22', 'manager', {
      'GET /v2/office/books/closes/2026-11-22': success(day),
    });
    const payments = await screen.findByTestId('close-payments');
    expect(words(payments)).toContain('Carte bancaire10,00 €−3,00 €7,00 €');
    expect(words(payments)).toContain('Total24,50 €−3,00 €21,50 €');
    expect(words(screen.getByTestId('close-taxes'))).toContain('10 %22,27 €2,23 €24,50 €');
    expect(words(screen.getByTestId('close-taxes'))).toContain('10 %−2,73 €−0,27 €−3,00 €');
    const sheet = words(screen.getByTestId('close'));
    expect(sheet).toContain('Close d’elle-même le 23 novembre 2026 à 5 h 30.');
    expect(sheet).toContain('Commandes d’essai4');
    expect(sheet).toContain('Ventes124,50 €');
    expect(sheet).toContain('Empreinted9a46c50550d6309');
    expect(asked.map(({ path }) => path).filter((path) => path.includes('/books/'))).toEqual([
      '/v2/office/books/closes/2026-11-22',
    ]);
  });

  it('tells public and companies apart, and the settings that changed [LAW-70, BOK-38]', async () => {
    const company = {
      sales: { ...nothing, count: 1, amount: 1100, rates: [{ rate: 1000, net: 1000, vat: 100, gross: 1100 }] },
      refunds: nothing,
    };
    const figures = { ...day.figures, company, settings: ['tax', 'office.legal', 'tax', 'office.later'] };
    open('/office/clotures/2026-11-22', 'manager', {
      'GET /v2/office/books/closes/2026-11-22': success({ ...day, figures }),
    });
    const channels = words(await screen.findByTestId('close-channels'));
    expect(channels).toContain('ParticuliersVentes12,27 €1,23 €13,50 €Remboursé−2,73 €−0,27 €−3,00 €');
    expect(channels).toContain('Entreprises, avec factureVentes10,00 €1,00 €11,00 €Remboursé0,00 €0,00 €0,00 €');
    expect(words(screen.getByTestId('close'))).toContain(
      'Réglages changésTVA du site, mentions du vendeur, office.later',
    );
  });

  it('says so if there is no such close [BOK-21]', async () => {
    open('/office/clotures/2030', 'manager', { 'GET /v2/office/books/closes/2030': refusal(404, 'not_found') });
    await screen.findByText('Aucune clôture de ce nom');
  });
});

describe('the last verification', () => {
  const stateWith = (check: object | null) => ({ [state]: success({ ...books, check }) });
  const at = '2026-11-23T04:32:00Z';

  it('tells when it was and how many entries it read [BOK-34]', async () => {
    open('/office/clotures', 'manager', stateWith({ at, entries: 1234, count: 0, findings: [] }));
    const told = await screen.findByTestId('books-state');
    expect(told.dataset.state).toBe('sound');
    expect(words(told)).toContain('Livres vérifiés le 23 novembre 2026 à 5 h 32 : 1 234 écritures, aucune différence.');
  });

  it('tells what it found, and what to do [BOK-34]', async () => {
    const finding = {
      seq: 12,
      table: 'orders',
      key: '1002',
      field: 'ticket',
      expected: '{"amount":1000}',
      found: null,
    };
    open('/office/clotures', 'manager', stateWith({ at, entries: 1234, count: 1, findings: [finding] }));
    const told = await screen.findByTestId('books-state');
    expect(told.dataset.state).toBe('broken');
    expect(words(told)).toContain('1 différence.');
    expect(words(told)).toContain('Écriture 12, orders 1002, ticket : {"amount":1000} attendu, rien trouvé');
    expect(words(told)).toContain('Appelez qui s’occupe de votre boutique.');
  });

  it('has not been, before the first close [BOK-34]', async () => {
    open('/office/clotures', 'manager');
    expect((await screen.findByTestId('books-state')).dataset.state).toBe('unknown');
  });
});

describe('the archives of a year', () => {
  const year = { ...day, kind: 'year', period: '2026', seqFirst: null, seqLast: null };
  const archive = {
    id: 3,
    period: '2026',
    seqFirst: 1,
    seqLast: 800,
    at: '2027-01-06T09:00:00Z',
    by: 'Zoé',
    checkedAt: null,
  };
  const listed = 'GET /v2/office/books/archives?period=2026';
  const sheet = { 'GET /v2/office/books/closes/2026': success(year) };

  it('are made by an owner, and downloaded with a notice and their reader [BOK-24]', async () => {
    let archives: object[] = [];
    const asked = open('/office/clotures/2026', 'owner', {
      ...sheet,
      [listed]: () => success({ archives, isPurged: false }),
      'POST /v2/office/books/archives': () => {
        archives = [archive];
        return success(archive);
      },
    });
    await screen.findByText('Pas encore d’archive de cette période.');
    await press('Faire l’archive');
    await screen.findByText(/Jamais relue/);
    expect(words(screen.getByTestId('archives'))).toContain('Faite par Zoé le 6 janvier 2027 à 10 h. Jamais relue.');
    const links = within(screen.getByTestId('archives')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Archive', '/v2/office/books/archives/3/jsonl.gz'],
      ['Notice', '/v2/office/books/archives/3/txt'],
      ['Programme', '/v2/office/books/archives/3/mjs'],
    ]);
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ period: '2026' }]);
  });

  it('say why one was not made, and can be asked for again [BOK-24]', async () => {
    open('/office/clotures/2026', 'owner', {
      ...sheet,
      [listed]: success({ archives: [{ ...archive, by: null, checkedAt: '2027-01-07T09:00:00Z' }], isPurged: false }),
      'POST /v2/office/books/archives': refusal(409, 'books_unsound'),
    });
    await press('Refaire l’archive');
    await screen.findByText('books_unsound.');
    expect(words(screen.getByTestId('archives'))).toContain('Relue le 7 janvier 2027');
  });

  it('say that the file is the one that was kept, once the orders were purged [BOK-28]', async () => {
    open('/office/clotures/2026', 'owner', {
      ...sheet,
      [listed]: success({ archives: [{ ...archive, checkedAt: '2027-01-07T09:00:00Z' }], isPurged: true }),
    });
    await screen.findByText(/L’archive est le fichier que vous avez gardé/);
    const links = within(screen.getByTestId('archives')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Notice', 'Programme']);
    expect(screen.queryByRole('button', { name: /archive/ })).toBeNull();
  });

  it('are not a manager’s [BOK-39]', async () => {
    const asked = open('/office/clotures/2026', 'manager', sheet);
    await screen.findByTestId('close-payments');
    expect(screen.queryByTestId('archives')).toBeNull();
    expect(asked.some(({ path }) => path.includes('archives'))).toBe(false);
  });
});

describe('the bar of the books', () => {
  it('reminds an owner of the archive of a year [BOK-24]', async () => {
    const late = { [state]: success({ ...books, unarchivedYear: '2026' }) };
    open('/office/clotures', 'owner', late);
    const link = await screen.findByRole('link', { name: 'Faire l’archive' });
    expect(link.getAttribute('href')).toBe('/office/clotures/2026');
    expect(words(screen.getByTestId('books-bar'))).toContain('Archive 2026 à faire');
  });

  it('says to managers since when nothing is sealed, and that a close waits [BOK-11, BOK-16]', async () => {
    open('/office/clotures', 'manager', {
      [state]: success({ ...books, unsealedSince: '2026-11-23T11:00:00Z', isUnsound: true }),
    });
    const bars = await screen.findAllByTestId('books-bar');
    expect(bars.map(words)).toEqual([
      expect.stringMatching(/^Les livres ne sont plus scellés depuis lun\. 23 nov\..*12:00\.$/),
      'Les livres ne sont pas justes : la clôture du 23 novembre 2026 attend. Les commandes continuent.',
    ]);
  });

  it('leaves the archive of a year to owners [BOK-24, BOK-39]', async () => {
    open('/office/clotures', 'manager', { [state]: success({ ...books, unarchivedYear: '2026' }) });
    await screen.findByTestId('close-list');
    expect(screen.queryByTestId('books-bar')).toBeNull();
  });

  it('is not the kitchen’s, and is not there where all is well [BOK-11]', async () => {
    open('/office/clotures', 'manager');
    await screen.findByTestId('close-list');
    expect(screen.queryByTestId('books-bar')).toBeNull();
  });
});
