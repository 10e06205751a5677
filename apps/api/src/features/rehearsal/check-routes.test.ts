import { officeEndpoints, paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';

const { path } = officeEndpoints.checkCatalogue;

describe('what the office is told of the published catalogue', () => {
  let shop: OfficeShop;
  let cookie: string;
  beforeAll(async () => {
    shop = withOffice(await openTestShop({ hasMail: false, hasPicture: () => false }));
    cookie = await shop.signedIn('manager');
  });
  afterAll(() => shop.close());

  const ask = (by = cookie) => shop.ask('POST', path, { cookie: by, body: {} });
  const told = async (check: string): Promise<string[]> =>
    (await ask())
      .json()
      .payload.findings.flatMap((found: { check: string; says: string }) =>
        found.check === check ? [found.says.replaceAll(/[\u00a0\u202f]/g, ' ')] : [],
      );

  it('is for managers and owners [REH-04, ROL-20]', async () => {
    expect((await ask(await shop.signedIn('kitchen'))).statusCode).toBe(403);
    expect((await ask(await shop.signedIn('device'))).statusCode).toBe(403);
    expect((await ask(await shop.signedIn('owner'))).statusCode).toBe(200);
    expect((await shop.ask('POST', path, { body: {} })).statusCode).toBe(401);
  });

  it('names the thing, its field and why, the worst first [REH-04, REH-05]', async () => {
    await shop.setCatalogue((file) => {
      Object.assign(file.settings, { 'features.delivery.active': true, 'features.delivery.calculation_type': 'zone' });
      file.settings['features.delivery.zones'] = [];
    });
    const { findings } = (await ask()).json().payload;
    expect(findings[0]).toEqual({
      check: 'C17',
      severity: 'error',
      target: { kind: 'setting', id: 'features.delivery.zones' },
      says: 'Livraison active sans zone',
    });
    const severities = findings.map(({ severity }: { severity: string }) => severity);
    const worstFirst = ['error', 'warning', 'note'];
    expect(severities).toEqual(
      severities.toSorted((a: string, b: string) => worstFirst.indexOf(a) - worstFirst.indexOf(b)),
    );
  });

  it('knows the orders, the people, the mails and the pictures of the shop [REH-04]', async () => {
    await shop.setCatalogue((file) => Object.assign(file.settings, { 'office.reception': 'manual' }));
    expect(await told('C25')).toEqual(['Personne ne verra les commandes : aucun écran ouvert depuis 7 jours']);
    expect(await told('C26')).toEqual(['Les clients ne seront pas prévenus par e-mail']);
    expect((await told('C09')).join()).toMatch(/photos? introuvable/);

    expect((await shop.send('POST', paths.checkout, pickupOrder())).statusCode).toBe(200);
    await shop.setCatalogue((file) =>
      file.settings['scheduling.exceptions'].push({ date: '2026-11-23', closed: true, times: [] }),
    );
    expect((await told('C23')).join()).toBe('Fermé le lundi 23 novembre : 1 commande pour ce jour');
  });

  it('counts how often a coupon was used [REH-04]', async () => {
    await shop.setCatalogue((file) => {
      for (const offer of file.offers) if (offer.code) Object.assign(offer, { max_uses: 1 });
    });
    expect(await told('C16')).not.toContain('BIENVENUE10 : code épuisé');
    const { rows } = await shop.database.query('select id from orders limit 1', []);
    await shop.database.query(
      "insert into coupon_uses (order_id, offer_id, customer, used_at) select $1, id, 'x', now() from offers where code = 'BIENVENUE10'",
      [(rows[0] as { id: string }).id],
    );
    expect(await told('C16')).toContain('BIENVENUE10 : code épuisé');
  });
});
