import { describe, expect, it } from 'vitest';
import type { DoctorWorld, ExaminedDatabase } from '../doctor-world.ts';
import { catalogueOf, goodEnvironment, goodSettings, openGoodWorld, statesOf } from '../testing/good-world.ts';
import { examinePartners } from './partners.ts';
import { examinePeople } from './people.ts';
import { examinePush } from './push.ts';
import { examineRestaurant } from './restaurant.ts';
import { examineRunning } from './running.ts';
import { examineSettings } from './settings.ts';

async function withDatabase(change: Partial<ExaminedDatabase>, environment = {}): Promise<DoctorWorld> {
  const world = await openGoodWorld({}, { ...goodEnvironment(), ...environment });
  return { ...world, database: { ...world.database, ...change } };
}
const withSettings = (settings: Record<string, unknown>) =>
  withDatabase({ catalogue: async () => catalogueOf({ ...goodSettings, ...settings }) });

describe('the people of a shop', () => {
  it.each([
    ['nobody', []],
    ['an owner who never set a password', [{ role: 'owner', isActive: true, passwordHash: null }]],
    ['an owner who was let go', [{ role: 'owner', isActive: false, passwordHash: 'hash' }]],
    ['a manager', [{ role: 'manager', isActive: true, passwordHash: 'hash' }]],
  ])('can not come in: %s [OFC-30]', async (_, people) => {
    const findings = await examinePeople(await withDatabase({ people: async () => people }));
    expect(statesOf(findings)).toEqual(['bad owner', 'good alarm', 'good alarm-mails']);
    expect(findings[0]?.advice).toContain('office owner');
  });

  it('get no alarms [OFC-30]', async () => {
    const world = await withDatabase(
      { catalogue: async () => catalogueOf({ ...goodSettings, 'office.alarm_mails': [] }) },
      { ALARM_MAIL: '' },
    );
    expect(statesOf(await examinePeople(world))).toEqual(['good owner', 'doubtful alarm', 'doubtful alarm-mails']);
  });

  it('need no owner without an office [OFC-30]', async () => {
    const world = await withDatabase({ people: async () => [] }, { OFFICE: 'off' });
    expect(statesOf(await examinePeople(world))).toEqual(['good alarm', 'good alarm-mails']);
  });
});

describe('the restaurant', () => {
  it('delivers by distance without a place of its own [OFC-30]', async () => {
    const world = await withSettings({ 'contacts.latitude': null });
    expect(statesOf(await examineRestaurant(world))).toEqual(['doubtful restaurant-1']);
  });

  it('shows prices without tax [OFC-30]', async () => {
    const world = await openGoodWorld();
    const tax = { ...world.site.config.tax, enabled: true, inclusive: false };
    const site = { ...world.site, config: { ...world.site.config, tax } };
    const findings = await examineRestaurant({ ...world, site });
    expect(statesOf(findings)).toEqual(['doubtful restaurant-1', 'good addresses']);
  });

  it('knows the addresses of its town, none, or only another town’s [OFC-30]', async () => {
    const stateWith = async (nearestStreet: ExaminedDatabase['nearestStreet']) =>
      (await examineRestaurant(await withDatabase({ nearestStreet }))).find(({ id }) => id === 'addresses');
    expect((await stateWith(async () => ({ point: { lat: 45.77, lng: 4.85 }, city: 'Lyon' })))?.state).toBe('good');
    expect((await stateWith(async () => null))?.state).toBe('bad');
    const foreign = await stateWith(async () => ({ point: { lat: 43.3, lng: 5.37 }, city: 'Marseille' }));
    expect([foreign?.state, foreign?.says]).toEqual(['bad', expect.stringContaining('(Marseille)')]);
  });

  it('needs no addresses if it does not deliver, or has another geocoder [OFC-30]', async () => {
    const none = { nearestStreet: async () => null };
    const pickup = await withSettings({ 'features.delivery.active': false });
    const asking = await withDatabase(none, { GEOCODER: 'geoplateforme' });
    for (const world of [{ ...pickup, database: { ...pickup.database, ...none } }, asking])
      expect(statesOf(await examineRestaurant(world))).toEqual(['good restaurant']);
  });
});

describe('the shop itself', () => {
  const answering =
    (texts: Record<string, string>, status = 200): DoctorWorld['askShop'] =>
    async (path) =>
      new Response(texts[path] ?? '', { status });

  it('runs, with its version and since when, which it does not ask itself [OFC-30]', async () => {
    const askShop = answering({ '/metrics': 'process_uptime_seconds 7200\n' });
    const world = await openGoodWorld({ askShop, isCommand: true });
    const [finding] = await examineRunning(world);
    expect(finding).toMatchObject({
      state: 'good',
      says: 'La boutique tourne, version 1.0.0, depuis le 26 novembre 2026 à 07:00.',
    });
    expect(await examineRunning({ ...world, isCommand: false })).toEqual([]);
  });

  it('does not run, or has no database [OFC-30]', async () => {
    const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    const stopped = await openGoodWorld({
      isCommand: true,
      askShop: () => Promise.reject(new TypeError('fetch failed', { cause: refused })),
    });
    expect(await examineRunning(stopped)).toMatchObject([
      { state: 'bad', says: 'La boutique ne tourne pas : connexion refusée.' },
    ]);
    const ill = await openGoodWorld({ isCommand: true, askShop: answering({}, 503) });
    expect(statesOf(await examineRunning(ill))).toEqual(['bad running']);
  });

  it('tells the partner that failed last, and whose signature is wrong [OFC-30, OFC-27]', async () => {
    const line = (name: string, value: number) => `partner_failing{partner="${name}"} ${value}`;
    const metrics = ['mail', 'card', 'webhook', 'geocoder', 'push'].map((name) => line(name, 0));
    const examined = async (lines: string[]) =>
      statesOf(await examinePartners(await openGoodWorld({ askShop: answering({ '/metrics': lines.join('\n') }) })));
    expect(await examined(metrics)).toEqual(['good partners']);
    expect(await examined([...metrics, line('webhook', 1), line('push', 1)])).toEqual([
      'bad webhook-secret',
      'doubtful last-push',
    ]);
    const away = await openGoodWorld({ askShop: () => Promise.reject(new Error('away')) });
    expect(await examinePartners(away)).toEqual([]);
  });

  it('lacks a setting without which it would not open [OFC-30]', async () => {
    const world = await openGoodWorld({}, { ...goodEnvironment(), SMTP_URL: '' });
    const [finding] = await examineSettings(world);
    expect([finding?.state, finding?.says]).toEqual(['bad', expect.stringContaining('SMTP_URL')]);
  });
});

describe('pushes', () => {
  it('have keys, and a firewall that lets them out [OFC-30]', async () => {
    const world = await openGoodWorld();
    expect(statesOf(await examinePush(world))).toEqual(['good push']);
    const closed = { ...world, ask: () => Promise.reject(new TypeError('fetch failed')) };
    expect(statesOf(await examinePush(closed))).toEqual(['doubtful push']);
    expect(statesOf(await examinePush(await withDatabase({ hasPushKeys: async () => false })))).toEqual(['bad push']);
  });
});
