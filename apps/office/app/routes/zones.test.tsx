import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { closePart } from '../state/draft/open-part.ts';
import { zoneForm } from '../state/zones/zone-form.ts';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const catalogue = 'GET /v2/office/catalogue?draft=1';
const checks = 'POST /v2/office/catalogue/checks';
const trial = 'POST /v2/office/zones/try';
const putZones = 'PUT /v2/office/catalogue/setting/features.delivery.zones';
const croixRousse = {
  name: 'Croix-Rousse',
  city: 'Lyon',
  postal_code: '69004',
  delivery_fee: 2.5,
  flat_charge: 2,
  minimum_order: 15,
};
const drawn = {
  name: 'Les Pentes',
  city: 'Lyon',
  postal_code: null,
  delivery_fee: 3.9,
  flat_charge: null,
  minimum_order: 25,
  polygon: [
    [
      [4.82, 45.77],
      [4.84, 45.77],
      [4.84, 45.78],
    ],
    [
      [4.83, 45.771],
      [4.831, 45.771],
      [4.831, 45.772],
    ],
  ],
};
const edited = (zones: object[], more: object = {}) =>
  success({
    file: {
      settings: {
        'contacts.latitude': 45.7745,
        'contacts.longitude': 4.8316,
        'features.delivery.active': true,
        'features.delivery.calculation_type': 'zone',
        'features.delivery.base_cost': 1.5,
        'features.delivery.cost_per_unit': 0.5,
        'features.delivery.max_distance': 4,
        'features.delivery.unit': 'km',
        'features.delivery.zones': zones,
        ...more,
      },
      options: [],
      offers: [],
      menus: [],
    },
    bases: { 'setting/features.delivery.zones': 'base-zones' },
    changes: [],
  });
const saved = success({ value: [], base: 'next' });
const open = (more: Parameters<typeof fakeOffice>[0] = {}, path = '/office/zones') => {
  const asked = fakeOffice({
    'GET /v2/office/session': signedIn('manager'),
    [catalogue]: edited([croixRousse, drawn]),
    [checks]: success({ findings: [] }),
    ...more,
  });
  renderOffice(path);
  return asked;
};
const plain = (element: Element) => element.textContent?.replace(/\s/g, ' ') ?? '';
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) => {
  const input = await field(label);
  await act(async () => fireEvent.change(input, { target: { value } }));
};
const errorOf = async (label: string) => {
  const id = (await field(label)).getAttribute('aria-describedby') ?? '';
  const said = document.getElementById(id);
  return said && plain(said);
};
const save = () => press('Enregistrer le brouillon');
const sent = (asked: ReturnType<typeof fakeOffice>, kind: string) =>
  asked.filter(({ method }) => method === kind).map(({ body }) => body);
const putPoint = async (number: number, lat: string, lng: string) => {
  await press('Ajouter un point');
  await type(`Latitude du point ${number}`, lat);
  await type(`Longitude du point ${number}`, lng);
};

beforeEach(() => {
  sessionStorage.clear();
  closePart(zoneForm(''));
});

describe('the list of zones', () => {
  it('says place, fee, minimum and surcharge of each, and which wins [HRS-11, HRS-15]', async () => {
    open();
    expect((await screen.findAllByTestId('zone')).map(plain)).toEqual([
      'Croix-Rousse69004 Lyon2,50 €dès 15,00 €en dessous : + 2,00 €',
      'Les PentesDessinée, 6 points3,90 €dès 25,00 €pas livrée en dessous',
    ]);
    screen.getByText(/^Une zone dessinée passe avant les codes postaux/);
  });

  it('is told when it is empty or can’t be read, and is for managers [HRS-11, HRS-20, OFC-06]', async () => {
    open({ [catalogue]: edited([], { 'features.delivery.active': false }) });
    await screen.findByText(/^Aucune zone :/);
    screen.getByText(/^La livraison est fermée/);
    fakeOffice({ 'GET /v2/office/session': signedIn('manager') });
    renderOffice('/office/zones');
    await screen.findByText('Vous êtes hors ligne');
  });

  it('is shown where a fault of the zones leads to [HRS-11, HRS-15]', async () => {
    open({}, '/office/zones?ouvrir=setting/features.delivery.zones');
    const { id } = await screen.findByRole('heading', { level: 2, name: 'Zones' });
    const focused = () => [document.activeElement?.getAttribute('aria-labelledby'), location.search];
    await expect.poll(focused).toEqual([id, '']);
    expect(screen.queryByTestId('part-sheet')).toBeNull();
  });

  it('is not for the kitchen [HRS-20]', async () => {
    const asked = fakeOffice({ 'GET /v2/office/session': signedIn('kitchen') });
    renderOffice('/office/zones');
    await screen.findByText('Cette page demande un responsable');
    expect(asked.some(({ path }) => path.includes('catalogue'))).toBe(false);
  });

  it('lists overlaps and gaps of the draft, and nothing of other parts [HRS-15]', async () => {
    const finding = (check: string, says: string) => ({
      check,
      severity: 'warning',
      target: { kind: 'zone', id: 'Les Pentes' },
      says,
    });
    open({
      [checks]: success({
        findings: [finding('C18', 'Deux zones se recouvrent'), finding('C19', 'Trou de 80 m'), finding('C07', 'Plats')],
      }),
    });
    await screen.findByText('Deux zones se recouvrent.');
    expect(screen.getAllByTestId('check').map(({ dataset }) => dataset.check)).toEqual(['C18', 'C19']);
  });

  it('draws the zones with their fee and minimum in words [HRS-12, HRS-17]', async () => {
    open();
    const map = await screen.findByTestId('zone-map');
    expect(plain(map)).toBe('Les Pentes3,90 €, dès 25,00 €');
    expect(map.getAttribute('aria-label')?.replace(/\s/g, ' ')).toBe('Carte : Les Pentes, 3,90 €');
    await screen.findByText(/^Le fond de la carte n’est pas lisible/);
  });

  it('hatches what two drawn zones have in common, and names them [HRS-15]', async () => {
    open({ [catalogue]: edited([drawn, { ...drawn, name: 'Bellecour' }, croixRousse]) });
    await screen.findByText('Hachuré : Les Pentes et Bellecour se recouvrent.');
    const [hatched, ...others] = screen.getAllByTestId('overlap');
    const clip = /#(.+)\)/.exec(hatched?.getAttribute('clip-path') ?? '')?.[1] ?? '';
    expect([others, document.getElementById(clip)?.querySelector('path')?.getAttribute('d')]).toEqual([
      [],
      hatched?.getAttribute('d'),
    ]);
  });

  it('says the fees by distance as rings [HRS-18]', async () => {
    open({ [catalogue]: edited([], { 'features.delivery.calculation_type': 'distance' }) });
    expect((await screen.findAllByTestId('ring-fee')).map(plain)).toEqual([
      'jusqu’à 1 km : 2,00 €',
      'jusqu’à 2 km : 2,50 €',
      'jusqu’à 3 km : 3,00 €',
      'jusqu’à 4 km : 3,50 €',
    ]);
  });
});

describe('the form of a zone', () => {
  it('adds a zone by postal code [HRS-11]', async () => {
    const asked = open({ [putZones]: saved });
    await press('Nouvelle zone');
    await type('Nom', 'Caluire');
    await type('Ville', 'Caluire-et-Cuire');
    await type('Code postal', '69300');
    await type('Frais de livraison', '4,5');
    await save();
    const zone = {
      name: 'Caluire',
      city: 'Caluire-et-Cuire',
      postal_code: '69300',
      delivery_fee: 4.5,
      flat_charge: null,
      minimum_order: null,
    };
    expect(sent(asked, 'PUT')).toEqual([{ base: 'base-zones', value: [croixRousse, drawn, zone] }]);
  });

  it('draws a zone by a table of points, moved, removed and taken back [HRS-13]', async () => {
    const asked = open({ [putZones]: saved });
    await press('Modifier Croix-Rousse');
    await putPoint(1, '45,77', '4,82');
    await putPoint(2, '45.78', '4.83');
    await putPoint(3, '45.77', '4.84');
    await putPoint(4, '45.99', '4.99');
    await press('Monter le point 3');
    await press('Retirer le point 4');
    await press('Retirer le point 3');
    await press('Annuler le dernier geste');
    await save();
    const polygon = [
      [
        [4.82, 45.77],
        [4.84, 45.77],
        [4.83, 45.78],
      ],
    ];
    expect(sent(asked, 'PUT')).toEqual([{ base: 'base-zones', value: [{ ...croixRousse, polygon }, drawn] }]);
  });

  it('places a point at the centre, and draws a circle of 48 points [HRS-13]', async () => {
    const asked = open({ [putZones]: saved });
    await press('Modifier Croix-Rousse');
    await press('Ajouter un point');
    await press('Placer au centre 1');
    expect([(await field('Latitude du point 1')).value, (await field('Longitude du point 1')).value]).toEqual([
      '45.7745',
      '4.8316',
    ]);
    await type('Rayon du cercle, en km', '2');
    await press('Tracer un cercle');
    expect(screen.getAllByTestId('point')).toHaveLength(48);
    await type('Rayon du cercle, en km', '99');
    await press('Tracer un cercle');
    screen.getByText('Un rayon de 0,1 à 30 km.');
    await save();
    const [{ value }] = sent(asked, 'PUT') as [{ value: { polygon: number[][][] }[] }];
    expect(value[0]?.polygon[0]).toHaveLength(48);
  });

  it('draws around the houses of the postal code that is typed, or says why not [HRS-13]', async () => {
    const ring = [
      [4.82, 45.77],
      [4.84, 45.77],
      [4.83, 45.78],
    ];
    const asked = open({
      [putZones]: saved,
      'GET /v2/office/map/postal-code?code=69300': success({ ring }),
      'GET /v2/office/map/postal-code?code=99999': refusal(422, 'location_not_found', {
        message: 'Aucune adresse de la boutique n’a ce code postal',
      }),
    });
    const draw = () => press('Tracer autour du code postal');
    await press('Modifier Croix-Rousse');
    await type('Code postal', '');
    await draw();
    screen.getByText('Écrivez d’abord le code postal de la zone.');
    await type('Code postal', '99999');
    await draw();
    await screen.findByText(/^Aucune adresse de la boutique n’a ce code postal/);
    await type('Code postal', '69300 ');
    await draw();
    expect(await screen.findAllByTestId('point')).toHaveLength(3);
    await press('Annuler le dernier geste');
    expect(screen.queryAllByTestId('point')).toEqual([]);
    await draw();
    await save();
    expect(sent(asked, 'PUT')).toEqual([
      { base: 'base-zones', value: [{ ...croixRousse, postal_code: '69300', polygon: [ring] }, drawn] },
    ]);
  });

  it('keeps the holes of a drawn zone [HRS-13]', async () => {
    const asked = open({ [putZones]: saved });
    await press('Modifier Les Pentes');
    await type('Latitude du point 3', '45,79');
    await save();
    const [{ value }] = sent(asked, 'PUT') as [{ value: { polygon: number[][][] }[] }];
    expect(value[1]?.polygon).toEqual([
      [
        [4.82, 45.77],
        [4.84, 45.77],
        [4.84, 45.79],
      ],
      drawn.polygon[1],
    ]);
  });

  it.each([
    ['Nom', '', 'Ce champ est nécessaire.'],
    ['Nom', 'les pentes', 'Une autre zone porte ce nom.'],
    ['Ville', '123', 'Le nom d’une ville.'],
    ['Code postal', '6900O', 'Un code postal comme 69004, ou un dessin.'],
    ['Frais de livraison', '2,555', 'Deux décimales au plus.'],
    ['Minimum de commande', 'vingt', 'Un montant comme 2,50.'],
    ['Supplément sous le minimum', '-1', 'Un montant comme 2,50.'],
  ])('refuses beside %s: "%s" [HRS-11]', async (label, typed, message) => {
    const asked = open();
    await press('Modifier Croix-Rousse');
    await type(label, typed);
    await save();
    expect([await errorOf(label), sent(asked, 'PUT')]).toEqual([message, []]);
  });

  it('refuses points that are none at their field, and two points [HRS-13, HRS-14]', async () => {
    const asked = open();
    await press('Modifier Croix-Rousse');
    await putPoint(1, '45,77', '4,82');
    await putPoint(2, '95', '4.83');
    await save();
    screen.getByText(/^Un nombre comme 45,7745/);
    expect(document.activeElement).toBe(await field('Latitude du point 2'));
    await type('Latitude du point 2', '45,78');
    screen.getByText('Il faut 3 points au moins.');
    expect(sent(asked, 'PUT')).toEqual([]);
  });

  it('says what the API has against the drawing, and keeps what was typed [HRS-14]', async () => {
    const errors = {
      'value.1.polygon.0.2': 'Les Pentes : tracé impossible, le segment 1 croise ou touche le segment 3',
    };
    open({ [putZones]: refusal(422, 'validation', { errors }) });
    await press('Modifier Les Pentes');
    await type('Latitude du point 3', '45,79');
    await save();
    await screen.findByText(/le segment 1 croise ou touche le segment 3\.$/);
    expect((await field('Latitude du point 3')).value).toBe('45,79');
  });

  it('deletes a zone, and the others stay [HRS-11]', async () => {
    const asked = open({ [putZones]: saved });
    await press('Supprimer Croix-Rousse');
    await screen.findByText(/^Croix-Rousse.*supprimée du brouillon/);
    expect(sent(asked, 'PUT')).toEqual([{ base: 'base-zones', value: [drawn] }]);
  });
});

describe('“essayer une adresse”', () => {
  const found = {
    address: '22 rue Sainte-Catherine, 69001 Lyon',
    point: { lat: 45.77, lng: 4.83 },
    distance: 1.2,
    unit: 'km',
    minutes: 12.4,
    zone: 'Les Pentes',
    feeCents: 250,
    minimumCents: 1500,
    refusal: null,
  };

  it('says zone, fee, minimum and minutes by the draft and by what is published [HRS-16]', async () => {
    const asked = open({
      [trial]: (body) =>
        (body as { isDraft: boolean }).isDraft
          ? success(found)
          : success({ ...found, zone: null, feeCents: null, refusal: 'out_of_zone' }),
    });
    await type('Adresse', ' 22 rue Sainte-Catherine ');
    await type('Panier', '18,50');
    await press('Essayer');
    expect((await screen.findAllByTestId('tried')).map(plain)).toEqual([
      'Avec le brouillon22 rue Sainte-Catherine, 69001 LyonLes Pentes · 2,50 € · minimum 15,00 € · 12 min de route',
      'En ligne aujourd’hui22 rue Sainte-Catherine, 69001 LyonDans aucune zone.',
    ]);
    expect(sent(asked, 'POST').filter((body) => JSON.stringify(body).includes('cartCents'))).toEqual([
      { address: '22 rue Sainte-Catherine', isDraft: true, cartCents: 1850 },
      { address: '22 rue Sainte-Catherine', isDraft: false, cartCents: 1850 },
    ]);
  });

  it('asks for an address and an amount, and says why nothing is found [HRS-16]', async () => {
    const asked = open({ [trial]: refusal(422, 'location_not_found', { message: 'Adresse introuvable' }) });
    await type('Panier', 'beaucoup');
    await press('Essayer');
    expect([await errorOf('Adresse'), await errorOf('Panier')]).toEqual([
      'Ce champ est nécessaire.',
      'Un montant comme 2,50.',
    ]);
    await type('Adresse', '1 rue de Nulle Part');
    await type('Panier', '20');
    await press('Essayer');
    await screen.findByText('Adresse introuvable.');
    expect(sent(asked, 'POST').filter((body) => JSON.stringify(body).includes('cartCents'))).toHaveLength(2);
  });
});
