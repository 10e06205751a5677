import { readSettings } from '@comptoir/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { closePart } from '../state/draft/open-part.ts';
import { accessibilityForm } from '../state/shop/accessibility-form.ts';
import { ownerSettings } from '../state/shop/owner-settings.ts';
import { catalogueAnswer, fakeFile } from '../testing/fake-catalogue.ts';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { errorOf, field, plain, press, save, type } from '../testing/form-steps.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const checks = 'POST /v2/office/catalogue/checks';
const put = (id: string) => `PUT /v2/office/catalogue/setting/${id}`;
const settings = {
  'contacts.name': 'Chez Ana',
  'contacts.address': '3 rue X, 30000 Nîmes',
  'contacts.phone': '04 66 12 34 56',
  'contacts.email': 'ana@exemple.fr',
  'contacts.latitude': null,
  'payments.stripe.active': true,
  'payments.cod.active': true,
  'features.delivery.active': false,
  'features.delivery.minimum_order': 15,
  'features.delivery.calculation_type': 'zone',
};
const found = (check: string, severity: string, says: string) => ({
  check,
  severity,
  says,
  target: { kind: 'setting', id: 'x' },
});

function open({ findings = [], more = {}, file = {} }: { findings?: object[]; more?: object; file?: object } = {}) {
  const asked = fakeOffice({
    'GET /v2/office/session': signedIn('owner'),
    'GET /v2/office/catalogue?draft=1': catalogueAnswer([], fakeFile({ more: { settings, ...file } })),
    [checks]: success({ findings }),
    ...more,
  });
  renderOffice('/office/boutique');
  return asked;
}
const step = async (name: string) =>
  (await screen.findAllByTestId('opening-step')).find((one) => within(one).queryByText(name)) as HTMLElement;
const stateOf = async (name: string) => (await step(name)).dataset.state;

beforeEach(() => {
  for (const { form } of Object.values(ownerSettings).flat()) closePart(form);
  closePart(accessibilityForm);
});

describe('the settings that an owner changes', () => {
  it('are shown with their values and what they do, and changed in the draft [CFG-29]', async () => {
    const saved = success({ value: {}, base: 'next' });
    const asked = open({
      more: { [put('features.delivery.minimum_order')]: saved, [put('payments.cod.active')]: saved },
    });
    const row = (await screen.findAllByTestId('setting')).find(
      ({ dataset }) => dataset.id === 'features.delivery.minimum_order',
    ) as HTMLElement;
    expect(plain(row)).toBe(
      'Commande minimum15,00 €En dessous, la livraison est refusée. Vide : aucun minimum.Modifier',
    );
    await press(/^Modifier.*Commande minimum$/);
    await type('Commande minimum', '12,905');
    await save();
    expect(await errorOf('Commande minimum')).toBe('Il faut un montant comme 12,90.');
    await type('Commande minimum', '20 €');
    await save();
    await press(/^Modifier.*Espèces$/);
    fireEvent.change(await field('Espèces'), { target: { value: 'no' } });
    await save();
    expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { base: null, value: 20 },
      { base: null, value: false },
    ]);
  });

  it('switch delivery on and off in the draft, and not at once [HRS-19]', async () => {
    const name = 'features.delivery.active';
    const asked = open({ more: { [put(name)]: success({ value: true, base: 'next' }) } });
    await press(/^Modifier.*Livraison$/);
    fireEvent.change(await field('Livraison'), { target: { value: 'yes' } });
    await save();
    const changes = asked.filter(({ method }) => method !== 'GET' && method !== 'POST');
    expect(changes.map(({ path, body }) => [path, body])).toEqual([
      [`/v2/office/catalogue/setting/${name}`, { base: null, value: true }],
    ]);
  });

  it('show what applies as long as the catalogue does not say it [CFG-29, LAW-48]', async () => {
    open({ file: { settings: {} } });
    const rows = await screen.findAllByTestId('setting');
    const said = (id: string) => rows.find(({ dataset }) => dataset.id === id)?.querySelector('span')?.textContent;
    const { payments, packaging, delivery } = readSettings([]);
    const answer = (is: boolean) => (is ? 'oui' : 'non');
    expect(said('payments.cod.active')).toBe(answer(payments.isCashActive));
    expect(said('payments.stripe.active')).toBe(answer(payments.isCardActive));
    expect(said('packaging.own_containers')).toBe(answer(packaging.takesOwnContainers));
    expect(said('packaging.cutlery')).toBe(packaging.hasCutlery ? 'Sur demande' : 'Jamais');
    expect(said('features.delivery.active')).toBe(answer(delivery.isActive));
    expect([delivery.calculation, said('features.delivery.calculation_type')]).toEqual(['distance', 'Par distance']);
    expect(said('alcohol.licence')).toBe('Aucune');
  });

  it('say whether cutlery is given and own containers are taken [LAW-47, LAW-48]', async () => {
    const saved = success({ value: {}, base: 'next' });
    const asked = open({ more: { [put('packaging.cutlery')]: saved, [put('packaging.own_containers')]: saved } });
    for (const [label, value] of [
      ['Couverts', 'never'],
      ['Contenants des clients', 'no'],
    ] as const) {
      await press(new RegExp(`^Modifier.*${label}$`));
      fireEvent.change(await field(label), { target: { value } });
      await save();
    }
    const changes = asked.filter(({ method }) => method === 'PUT');
    expect(changes.map(({ body }) => body)).toEqual([
      { base: null, value: 'never' },
      { base: null, value: false },
    ]);
  });

  it('show what the API refuses at their field, and take a comma in a number [CFG-29]', async () => {
    const asked = open({
      more: {
        [put('contacts.email')]: refusal(422, 'validation', { errors: { value: 'Il faut une adresse e-mail' } }),
        [put('contacts.latitude')]: success({ value: {}, base: 'next' }),
      },
    });
    await press(/^Modifier.*E-mail$/);
    await type('E-mail', 'ana');
    await save();
    expect(await errorOf('E-mail')).toBe('Il faut une adresse e-mail');
    await press('Fermer');
    await press('Abandonner');
    await press(/^Modifier.*Latitude$/);
    await type('Latitude', '43,8367');
    await save();
    expect(asked.filter(({ path }) => path.endsWith('latitude'))[0]?.body).toEqual({ base: null, value: 43.8367 });
  });
});

describe('the declaration of accessibility', () => {
  const name = 'legal.accessibility';
  const saved = { more: { [put(name)]: success({ value: {}, base: 'next' }) } };
  const row = async () =>
    (await screen.findAllByTestId('setting')).find(({ dataset }) => dataset.id === name) as HTMLElement;

  it('says that a site without an audit does not conform, and takes a whole audit only [LAW-53, CFG-29]', async () => {
    const asked = open(saved);
    expect(plain(await row())).toContain('RGAA 4.1, sans audit en cours de validité : non conforme');
    await press('Modifier\u00a0: Déclaration d’accessibilité');
    await type('Audit fait par', 'Atelier Accès');
    await type('Critères respectés (%)', '101');
    await save();
    expect([await errorOf('Date de l’audit'), await errorOf('Critères respectés (%)')]).toEqual([
      'Dites la date, l’auteur et le résultat, ou aucun des trois.',
      'Il faut un nombre de 0 à 100, comme 62,5.',
    ]);
    await type('Date de l’audit', '2026-03-10');
    await type('Critères respectés (%)', '62,5');
    await type('Défauts connus', 'La carte des zones.\n');
    await save();
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      base: null,
      value: {
        audit: { date: '2026-03-10', by: 'Atelier Accès', percent: 62.5 },
        known: ['La carte des zones.'],
      },
    });
  });

  it('gives up an audit whose fields are emptied [LAW-53]', async () => {
    const audit = { date: '2026-03-10', by: 'Atelier Accès', percent: 62.5 };
    const file = { settings: { ...settings, [name]: { audit, contact_days: 2 } } };
    const asked = open({ ...saved, file });
    expect(plain(await row())).toContain('audit du 10 mars 2026 : 62,5 % des critères');
    await press('Modifier\u00a0: Déclaration d’accessibilité');
    for (const label of ['Date de l’audit', 'Audit fait par', 'Critères respectés (%)']) await type(label, '');
    await save();
    expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ value: { contact_days: 2 } });
    expect(asked.find(({ method }) => method === 'PUT')?.body).not.toHaveProperty('value.audit');
  });
});

describe('what is missing before the shop opens', () => {
  it('is one list of steps, each with the sentences of its checks and a link [CFG-30]', async () => {
    const findings = [
      found('C25', 'error', 'Personne ne verra les commandes'),
      found('C07', 'warning', '2 plats sans allergènes déclarés'),
      found('C19', 'note', 'Une remarque'),
    ];
    open({ findings });
    expect(plain(await screen.findByTestId('opening-count'))).toBe('6 étapes sur 7');
    expect(plain(await step('Recevoir les commandes'))).toContain('Personne ne verra les commandes');
    expect(await Promise.all(['Recevoir les commandes', 'Premiers plats', 'Livraison et zones'].map(stateOf))).toEqual([
      'missing',
      'doubtful',
      'done',
    ]);
    const link = within(await step('Premiers plats')).getByRole('link');
    expect(link.getAttribute('href')).toBe('/office/carte');
  });

  it('doubts the sample phone of a new site [CFG-30]', async () => {
    open({ file: { settings: { ...settings, 'contacts.phone': '01 00 00 00 00' } } });
    await screen.findByTestId('opening-count');
    expect(await stateOf('Nom et coordonnées')).toBe('doubtful');
  });

  it('counts the sample dishes, an empty address and no way to pay as missing [CFG-30]', async () => {
    const sample = { item_name: 'Plat du jour', item_image: '/media/site/plate.svg', is_available: true };
    const menus = [
      {
        menu_id: 1,
        menu_name: 'La carte',
        categories: [{ category_id: 11, category_name: 'Plats', items: [{ item_id: 101, ...sample }] }],
      },
    ];
    const empty = {
      ...settings,
      'contacts.address': '',
      'payments.stripe.active': false,
      'payments.cod.active': false,
    };
    open({ file: { menus, settings: empty } });
    const names = ['Nom et coordonnées', 'Premiers plats', 'Paiement', 'Horaires'];
    await screen.findByTestId('opening-count');
    expect(await Promise.all(names.map(stateOf))).toEqual(['missing', 'missing', 'missing', 'done']);
  });

  it('is nothing in the end, and is known without the checks too [CFG-30]', async () => {
    open({ more: { [checks]: refusal(422, 'checks_failed') } });
    expect(plain(await screen.findByTestId('opening-count'))).toBe('Tout est prêt : la boutique peut ouvrir.');
  });
});
