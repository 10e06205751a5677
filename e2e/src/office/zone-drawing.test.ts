import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desk } from '../browser.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();

async function openForm() {
  const board = await kitchen.newBoard({ viewport: desk });
  await board.page.goto('/office/zones');
  await board.page.getByTestId('zone').first().waitFor();
  return board;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function beginZone(page: Page, name: string) {
  await press(page, 'Nouvelle zone');
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByLabel('Ville').fill('Lyon');
  await page.getByLabel('Frais de livraison').fill('2,9');
}

async function openMap(page: Page) {
  await press(page, 'Dessiner sur la carte');
  const map = page.getByTestId('zone-drawing');
  await map.locator('.leaflet-zoom-animated').first().waitFor({ state: 'attached' });
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('The map has no box.');
  return { map, at: (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y }) };
}

async function save(page: Page) {
  await press(page, 'Enregistrer le brouillon');
  await page.getByTestId('part-sheet').waitFor({ state: 'detached' });
}

const pointsOf = (page: Page) =>
  page
    .getByTestId('point')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('input')].map((input) => input.value)));

async function typePoints(page: Page, points: string[][]) {
  for (const [index, [lat = '', lng = '']] of points.entries()) {
    await press(page, 'Ajouter un point');
    await page.getByLabel(`Latitude du point ${index + 1}`).fill(lat.replace('.', ','));
    await page.getByLabel(`Longitude du point ${index + 1}`).fill(lng);
  }
}

/** The stored drawing of a zone of the draft. */
async function storedDrawing(page: Page, name: string): Promise<number[][][]> {
  return page.evaluate(async (wanted) => {
    const answer = await (await fetch('/v2/office/catalogue?draft=1')).json();
    const zones: { name: string; polygon: number[][][] }[] = answer.payload.file.settings['features.delivery.zones'];
    return zones.find((zone) => zone.name === wanted)?.polygon ?? [];
  }, name);
}

it('draws the same zone by mouse as by the table, and takes gestures of both back [HRS-13]', async () => {
  const { page, problems } = await openForm();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await beginZone(page, 'À la souris');
  expect(scripts.filter((path) => path.includes('zone-drawing'))).toEqual([]);
  const { map, at } = await openMap(page);
  const corners = [at(0.3, 0.3), at(0.7, 0.3), at(0.7, 0.7), at(0.3, 0.7)];
  for (const { x, y } of [...corners, ...corners.slice(0, 1)]) await page.mouse.click(x, y, { delay: 30 });
  await expect.poll(() => pointsOf(page)).toHaveLength(4);
  const square = await pointsOf(page);
  const handles = map.locator('.marker-icon:not(.marker-icon-middle, .cursor-marker)');
  expect(await handles.count()).toBe(4);

  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
  };
  await drag(at(0.3, 0.3), at(0.2, 0.2));
  await expect.poll(() => pointsOf(page)).not.toEqual(square);
  await drag(at(0.7, 0.5), at(0.8, 0.5));
  await expect.poll(() => pointsOf(page)).toHaveLength(5);
  await page.mouse.click(at(0.7, 0.7).x, at(0.7, 0.7).y, { button: 'right' });
  await expect.poll(() => pointsOf(page)).toHaveLength(4);
  await page.getByLabel('Latitude du point 1').fill('45,77');
  while ((await pointsOf(page)).flat().join() !== square.flat().join()) await press(page, 'Annuler le dernier geste');
  await expect.poll(() => handles.count()).toBe(4);
  await save(page);

  await beginZone(page, 'Au tableau');
  await typePoints(page, square);
  await save(page);
  const drawn = () => storedDrawing(page, 'À la souris');
  await expect.poll(async () => (await drawn())[0]).toHaveLength(4);
  await expect.poll(() => storedDrawing(page, 'Au tableau')).toEqual(await drawn());
  expect(problems).toEqual([]);
});

it('begins the next form from the draft with the last change, on a slow network too [MED-07]', async () => {
  const { page } = await openForm();
  await page.route('**/v2/office/catalogue?draft=1', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  for (const name of ['Première', 'Seconde']) {
    await beginZone(page, name);
    await page.getByLabel('Code postal').fill('69003');
    await save(page);
  }
  expect(await page.getByTestId('moved-sheet').count()).toBe(0);
  const names = await page.getByTestId('zone').locator('b').allTextContents();
  expect(names).toEqual(expect.arrayContaining(['Première', 'Seconde']));
});

it('lets a point snap to a neighbouring zone [HRS-13]', async () => {
  const { page } = await openForm();
  const neighbour = [
    ['45.8', '4.86'],
    ['45.8', '4.88'],
    ['45.82', '4.88'],
    ['45.82', '4.86'],
  ];
  await beginZone(page, 'Voisine');
  await typePoints(page, neighbour);
  await save(page);
  await beginZone(page, 'Collée');
  const { map, at } = await openMap(page);
  const box = await map.locator('path[class*=other]').last().boundingBox();
  if (!box) throw new Error('The neighbour is not on the map.');
  const places = [{ x: box.x + box.width + 5, y: box.y + 5 }, at(0.97, 0.3), at(0.97, 0.5)];
  for (const { x, y } of [...places, ...places.slice(0, 1)]) {
    await page.mouse.move(x - 2, y, { steps: 3 });
    await page.waitForTimeout(150);
    await page.mouse.move(x, y);
    await page.mouse.click(x, y, { delay: 30 });
  }
  await expect.poll(() => pointsOf(page)).toHaveLength(3);
  expect((await pointsOf(page))[0]).toEqual(['45.82', '4.88']);
});

it('keeps the hole of a zone whose outline is moved by mouse [HRS-13]', async () => {
  const { page } = await openForm();
  const outline = [
    [4.8, 45.7],
    [4.86, 45.7],
    [4.86, 45.74],
    [4.8, 45.74],
  ];
  const hole = [
    [4.82, 45.71],
    [4.83, 45.71],
    [4.83, 45.72],
  ];
  const status = await page.evaluate(
    async (polygon) => {
      const id = 'features.delivery.zones';
      const { file, bases } = (await (await fetch('/v2/office/catalogue?draft=1')).json()).payload;
      const zone = { ...file.settings[id][0], name: 'Trouée', polygon };
      const body = JSON.stringify({ base: bases[`setting/${id}`], value: [...file.settings[id], zone] });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/v2/office/catalogue/setting/${id}`, { method: 'PUT', headers, body })).status;
    },
    [outline, hole],
  );
  expect(status).toBe(200);
  await page.reload();
  await press(page, 'Modifier Trouée');
  const { map } = await openMap(page);
  const box = await map.locator('.marker-icon').first().boundingBox();
  if (!box) throw new Error('The zone has no point on the map.');
  const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 20, y + 10, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await pointsOf(page))[0]).not.toEqual(['45.7', '4.8']);
  await save(page);
  const [moved = [], ...holes] = await storedDrawing(page, 'Trouée');
  expect([moved.slice(1), holes]).toEqual([outline.slice(1), [hole]]);
});
