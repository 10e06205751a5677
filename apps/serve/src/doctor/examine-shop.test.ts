import { setTimeout as sleep } from 'node:timers/promises';
import { createStripeGateway } from '@comptoir/api';
import { describe, expect, it } from 'vitest';
import type { DoctorWorld } from './doctor-world.ts';
import { examineShop } from './examine-shop.ts';
import { bad, good } from './finding.ts';
import { printFindings } from './print-findings.ts';
import { goodEnvironment, openGoodWorld, secrets, statesOf } from './testing/good-world.ts';

const mend = { id: 'clock', subject: 'horloge', examine: async () => [bad('clock', 'Elle avance.', 'Réglez-la.')] };
const fine = { id: 'data', subject: 'dossiers', examine: async () => [good('data', 'Il y a de la place.')] };

describe('the examination of a shop', () => {
  it('tells the worst first, and one that fails or hangs as one line [OFC-30]', async () => {
    const broken = {
      id: 'mail',
      subject: 'courrier',
      examine: async () => {
        throw new Error('no idea');
      },
    };
    const hanging = { id: 'push', subject: 'notifications', examine: () => sleep(60_000, [], { ref: false }) };
    const among = [fine, broken, hanging, mend];
    const findings = await examineShop(await openGoodWorld(), { among, limit: 50 });
    expect(statesOf(findings)).toEqual(['bad clock', 'unknown mail', 'unknown push', 'good data']);
    expect(findings[1]?.says).toBe('Vérification impossible (courrier) : no idea.');
  });

  it('examines all that a real shop needs, and little of a demo [OFC-30]', async () => {
    const unreachable: Partial<DoctorWorld> = {
      lookUp: () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' })),
    };
    const real = await examineShop(await openGoodWorld(unreachable));
    // The card keys are set, but no provider accepts them.
    const states = statesOf(real);
    expect(states.filter((state) => !state.startsWith('good'))).toEqual(['bad dns', 'doubtful cards']);
    for (const id of ['settings', 'data', 'database-writes', 'mail', 'push', 'clock', 'backup', 'owner', 'addresses'])
      expect(states).toContain(`good ${id}`);
    const environment = { DATA_DIR: goodEnvironment().DATA_DIR };
    const demo = await examineShop(await openGoodWorld({ ...unreachable, isCommand: true }, environment));
    expect(statesOf(demo)).toEqual([
      ...['good running', 'good data', 'good data-disk'],
      ...['good database', 'good database-rights', 'good database-durability', 'good database-writes', 'good demo'],
    ]);
  });

  it('examines the pages alone if the API is elsewhere [OFC-30, OFC-25]', async () => {
    const world = await openGoodWorld({ isCommand: true });
    const site = { ...world.site, config: { ...world.site.config, apiRoot: 'https://api.chez-ana.fr' } };
    expect(statesOf(await examineShop({ ...world, site }))).toEqual(['good running', 'good clock', 'good pages']);
  });

  it('tells no secret, even if an answer repeats it [OFC-30, ROL-12]', async () => {
    const all = [...Object.values(secrets), ...Object.values(secrets).map(encodeURIComponent)].join(' ');
    const tell = () => Promise.reject(new Error('it fails', { cause: new Error(`refused: ${all}`) }));
    const fails = { lookUp: tell, ask: tell, askShop: tell, freeBytes: tell };
    const world = await openGoodWorld({ ...fails, isCommand: true });
    const database = { facts: tell, tryToStore: tell, catalogue: tell, people: tell, hasPushKeys: tell };
    const stripe = createStripeGateway({
      secretKey: secrets.stripe,
      webhookSecret: secrets.webhook,
      apiUrl: 'http://127.0.0.1:1',
      currency: 'EUR',
    });
    const wrong: DoctorWorld = {
      ...world,
      mail: { ...world.mail, check: tell, send: tell },
      cards: { ...stripe, findIntent: tell, listWebhooks: tell },
      database: { ...database, nearestStreet: tell },
    };
    const halfWrong: DoctorWorld = {
      ...wrong,
      mail: { ...world.mail, send: tell },
      database: { ...world.database, tryToStore: tell, nearestStreet: tell },
      lookUp: async () => undefined,
    };
    const findings = [...(await examineShop(wrong)), ...(await examineShop(halfWrong))];
    stripe.close();
    const told = JSON.stringify(findings) + printFindings(findings);
    expect(told).toContain('refused: ');
    for (const secret of Object.values(secrets)) {
      expect(told).not.toContain(secret);
      expect(told).not.toContain(encodeURIComponent(secret));
    }
  });
});

describe('the list in a terminal', () => {
  it('states each finding in words, with what to do below, and counts the findings of each kind [OFC-30]', () => {
    expect(
      printFindings([bad('clock', 'Elle avance.\u001b[2J', 'Réglez-la.'), good('data', 'Il y a de la place.')]),
    ).toBe(
      [
        '✗ À réparer   Elle avance.\\u001b[2J',
        '              → Réglez-la.',
        '✓ En ordre    Il y a de la place.',
        '',
        '1 à réparer, 0 à vérifier, 0 inconnu, 1 en ordre.',
      ].join('\n'),
    );
  });
});
