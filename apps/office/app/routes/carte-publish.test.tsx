import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dishForm } from '../state/catalogue/dish-form.ts';
import { closePart } from '../state/draft/open-part.ts';
import { catalogueAnswer, fakeDishes } from '../testing/fake-catalogue.ts';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { field, plain, press, type } from '../testing/form-steps.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const checks = 'POST /v2/office/catalogue/checks';
const publish = 'POST /v2/office/catalogue/publish';
const publications = 'GET /v2/office/catalogue/publications';
const change = {
  kind: 'item',
  id: '101',
  value: { ...fakeDishes.margherita, item_name: 'Verace', category_id: 11 },
  isDeleted: false,
  published: { ...fakeDishes.margherita, category_id: 11 },
  isPublished: true,
  by: 'Hélène',
  at: '2026-11-20T19:02:00+01:00',
  isConflict: false,
};
const found = (severity: string, says: string) => ({ check: 'C08', severity, target: { kind: 'item', id: 101 }, says });

const open = (more: Parameters<typeof fakeOffice>[0] = {}, changes: object[] = [change]) => {
  const asked = fakeOffice({
    'GET /v2/office/session': signedIn('manager'),
    'GET /v2/office/catalogue?draft=1': catalogueAnswer(changes),
    [checks]: success({ findings: [] }),
    [publish]: success({ version: 8 }),
    [publications]: success([]),
    ...more,
  });
  renderOffice('/office/carte');
  return asked;
};
const sent = (asked: ReturnType<typeof fakeOffice>, path: string) =>
  asked.filter((one) => `${one.method} ${one.path}` === path).map(({ body }) => body);

beforeEach(() => closePart(dishForm));

describe('a publication', () => {
  it('shows what the checks doubt, and goes on when it is passed [MED-03, REH-05]', async () => {
    const findings = [found('warning', 'Margherita est à 20 % : vérifiez la TVA'), found('note', 'Une remarque')];
    const asked = open({ [checks]: success({ findings }) });
    await press('Voir et publier…');
    await press('Publier');
    const warnings = await screen.findByTestId('warnings');
    expect(plain(warnings)).toBe('Un point à vérifier avant de publierMargherita est à 20 % : vérifiez la TVA');
    expect(sent(asked, publish)).toEqual([]);
    await press('Publier quand même');
    expect([sent(asked, publish), sent(asked, checks)]).toEqual([[{}], [{ isDraft: true }]]);
  });

  it('waits for the hour of the restaurant that is typed [MED-04]', async () => {
    const asked = open({ [publish]: success({ version: null }) });
    await press('Voir et publier…');
    await press('À une heure…');
    expect(screen.getByRole('button', { name: 'Programmer' })).toHaveProperty('disabled', true);
    await type('Publier le', '2026-12-01T06:30');
    await press('Programmer');
    expect(sent(asked, publish)).toEqual([{ publishAt: '2026-12-01T05:30:00Z' }]);
    expect(sent(asked, publications)).toHaveLength(2);
    expect(screen.queryByText(/^Publiée/)).toBeNull();
  });

  it('says why its hour is refused, and keeps what was typed [MED-04]', async () => {
    const errors = { publishAt: 'Il faut un moment à venir' };
    open({ [publish]: refusal(422, 'validation', { errors }) });
    await press('Voir et publier…');
    await press('À une heure…');
    await type('Publier le', '2020-01-01T06:30');
    await press('Programmer');
    expect((await screen.findByRole('alert')).textContent).toBe('Il faut un moment à venir.');
    expect((await field('Publier le')).value).toBe('2020-01-01T06:30');
  });

  const waiting = {
    id: 3,
    publishAt: '2026-12-01T05:30:00Z',
    state: 'waiting',
    note: '',
    problems: [],
    by: 'Hélène',
  };

  it('that waits is said with its hour, and can be cancelled [MED-04]', async () => {
    let list = [waiting];
    const asked = open({
      [publications]: () => success(list),
      'DELETE /v2/office/catalogue/publications/3': () => {
        list = [];
        return success({});
      },
    });
    const bar = await screen.findByTestId('publication');
    expect(plain(bar)).toMatch(/^Publication prévue mardi 1er décembre à 6 h 30, par Hélène\./);
    await press('Annuler cette publication');
    expect(screen.queryByTestId('publication')).toBeNull();
    expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('that did not happen is said with its reasons [MED-04]', async () => {
    const failed = { ...waiting, state: 'failed', problems: ['Margherita n’a pas de prix'] };
    open({ [publications]: success([failed, { ...waiting, state: 'done' }]) });
    expect(plain(await screen.findByTestId('publication'))).toBe(
      'La publication prévue mardi 1er décembre à 6 h 30 n’a pas eu lieu. Margherita n’a pas de prix',
    );
  });
});

describe('the versions', () => {
  const versions = [
    { version: 8, note: 'Hiver', by: 'Hélène', at: '2026-11-20T18:00:00Z' },
    { version: 7, note: '', by: null, at: '2026-11-01T18:00:00Z' },
  ];

  it('are listed, and one becomes the draft after a question that counts what is given up [MED-05]', async () => {
    const asked = open({
      'GET /v2/office/catalogue/versions': success(versions),
      'POST /v2/office/catalogue/revert': success({}),
    });
    await press('Versions');
    expect((await screen.findAllByTestId('version')).map(plain)).toEqual([
      'vendredi 20 novembre à 19 hPubliée par HélèneHiverRevenir à cette version',
      'dimanche 1er novembre à 19 hRevenir à cette version',
    ]);
    await press(/^Revenir à cette version.*dimanche/);
    await screen.findByText('Votre modification non publiée sera abandonnée.');
    await press('Oui, revenir');
    expect(sent(asked, 'POST /v2/office/catalogue/revert')).toEqual([{ version: 7 }]);
    expect(screen.queryByTestId('versions-sheet')).toBeNull();
    expect(sent(asked, 'GET /v2/office/catalogue?draft=1')).toHaveLength(3);
  });

  it('say so where one is what the shop shows already [MED-05]', async () => {
    open(
      { 'GET /v2/office/catalogue/versions': success(versions), 'POST /v2/office/catalogue/revert': success({}) },
      [],
    );
    await press('Versions');
    await press(/^Revenir à cette version.*vendredi/);
    await screen.findByText('Préparer ce retour ?');
    await press('Oui, revenir');
    await screen.findByText(/^C’est déjà la carte de la boutique/);
    expect(screen.getByTestId('versions-sheet')).toBeTruthy();
  });

  it('are said to be none, or can be asked again [MED-05, OFC-06]', async () => {
    open();
    await press('Versions');
    await screen.findByText('Vous êtes hors ligne');
    await press('Fermer');
    fakeOffice({ 'GET /v2/office/catalogue/versions': success([]) });
    await press('Versions');
    await screen.findByText(/^Aucune version/);
  });
});

describe('an import', () => {
  const report = { format: 'csv', isWritten: true, read: 60, created: 58, changed: 2, problems: [], notes: [] };
  const choose = async (label: string, ...files: File[]) =>
    act(async () => fireEvent.change(await field(label), { target: { files } }));
  const importPath = 'POST /v2/office/catalogue/import';

  it('says what was read, and what was not and why [MED-21]', async () => {
    const notes = ['Les coupons de GloriaFood ne sont pas repris.'];
    const asked = open({ [importPath]: success({ ...report, notes }) });
    await press('Importer');
    await choose('Choisir un fichier', new File(['x'], 'carte.csv'));
    expect(plain(await screen.findByTestId('import-report'))).toBe(
      '60 lignes lues : 58 nouvelles, 2 modifiées, dans le brouillon.Laissé de côtéLes coupons de GloriaFood ne sont pas repris.',
    );
    expect(sent(asked, 'GET /v2/office/catalogue?draft=1')).toHaveLength(2);
  });

  it('that is refused names its lines, and changes nothing [MED-21]', async () => {
    const problems = [{ place: 'ligne 12', column: 'Prix', message: 'Deux décimales au plus' }];
    open({ [importPath]: refusal(422, 'import_refused', { report: { ...report, isWritten: false, problems } }) });
    await press('Importer');
    await choose('Choisir un fichier', new File(['x'], 'carte.csv'));
    expect(plain(await screen.findByTestId('import-report'))).toContain('ligne 12, Prix : Deux décimales au plus');
    expect(plain(screen.getByTestId('import-report'))).toMatch(/^Rien n’est changé/);
  });

  it('gives photos to dishes by the names of their files, and names those of no dish [MED-21]', async () => {
    const address = '/media/u/0123-480.avif';
    const asked = open({
      'POST /v2/office/pictures': success({ hash: '0123', sizes: [480, 800], address }),
      'PUT /v2/office/catalogue/item/201': success({ value: {}, base: 'next' }),
    });
    await press('Importer');
    await choose('Choisir des photos', new File(['x'], 'TIRAMISU_2.jpg'), new File(['x'], 'IMG_1234.jpg'));
    const list = await screen.findByTestId('photo-matches');
    expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
      'TIRAMISU_2.jpg → Tiramisù',
      'IMG_1234.jpg : aucun plat de ce nom, ou plusieurs',
    ]);
    await press('Envoyer 1 photo');
    await screen.findByText('1 photo placée sur 1');
    expect(sent(asked, 'PUT /v2/office/catalogue/item/201')).toMatchObject([
      { base: 'base-201', value: { item_image: address, item_name: 'Tiramisù' } },
    ]);
  });
});

describe('a change of many dishes', () => {
  it('shows old and new prices, and writes each dish into the draft [MED-19]', async () => {
    const saved = success({ value: {}, base: 'next' });
    const asked = open({
      'PUT /v2/office/catalogue/item/101': saved,
      'PUT /v2/office/catalogue/item/102': saved,
    });
    fireEvent.click(await screen.findByLabelText('Choisir tous les plats de la catégorie'));
    expect(plain(screen.getByTestId('bulk-bar'))).toMatch(/^2 plats choisis/);
    await press('Modifier ensemble…');
    expect(screen.getByRole('button', { name: 'Enregistrer le brouillon' })).toHaveProperty('disabled', true);
    await type('De combien (− pour baisser)', '3');
    expect(screen.getAllByTestId('bulk-row').map(plain)).toEqual([
      'Margherita10,90 € → 11,20 €11,90 € → 12,30 €',
      'Reine12,90 € → 13,30 €',
    ]);
    await press('Enregistrer le brouillon');
    const prices = asked
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => Object(body).value.item_price.price_pickup);
    expect(prices).toEqual([11.2, 13.3]);
    expect([screen.queryByTestId('bulk-sheet'), screen.queryByTestId('bulk-bar')]).toEqual([null, null]);
  });

  it('stops at a dish that another person changed, and says so [MED-07, MED-19]', async () => {
    const asked = open({ 'PUT /v2/office/catalogue/item/101': refusal(409, 'draft_moved', { message: 'Déplacé' }) });
    fireEvent.click(await screen.findByLabelText('Choisir Margherita'));
    await press('Modifier ensemble…');
    fireEvent.click(screen.getByRole('radio', { name: 'Vente' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Vente' }), { target: { value: 'no' } });
    await press('Enregistrer le brouillon');
    expect((await screen.findByRole('alert')).textContent).toContain('Déplacé');
    expect(sent(asked, 'GET /v2/office/catalogue?draft=1')).toHaveLength(2);
    expect(plain(screen.getByTestId('bulk-bar'))).toMatch(/^1 plat choisi/);
  });
});
