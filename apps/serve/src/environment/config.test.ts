import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { demandComplete } from './demand-complete.ts';

describe('the environment', () => {
  it('opens the demo on port 3000 without settings', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: null, isDemo: true, clockStart: null });
    expect(config.dataDir).toMatch(/\/\.data$/);
  });

  it('takes an empty value for an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['SITE_ROOT', 'leve-tard.example'],
    ['API_ROOT', 'ftp://api.example'],
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'commandes'],
    ['MAIL_FROM', 'La Bonne Pâte <commandes@shop.example>'],
    ['MAIL_FROM', 'commandes@shop.example, autre@shop.example'],
    ['MAIL_FROM', ' commandes@shop.example'],
    ['GEOCODER', 'nominatim'],
    ['ROUTER', 'crow'],
    ['STRIPE_API_URL', 'stripe'],
    ['STRIPE_SANDBOX_PORT', '70000'],
    ['PRINTER_SANDBOX_PORT', 'cuisine'],
    ['LOG_LEVEL', 'loud'],
    ['CLOCK', 'yesterday'],
    ['OFFICE', 'closed'],
    ['DEMO', 'perhaps'],
    ['PRINTERS_ALLOWED', 'cuisine:port'],
    ['PRINTERS_ALLOWED', 'tcp://10.0.0.7:9100'],
    ['TRUST_PROXY', 'my-proxy'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8,127.0.0.1/8/8'],
  ])('refuses %s=%s with one sentence that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} est inutilisable : .+\\.$`));
  });

  it('has an office unless it is off [OFC-04]', () => {
    expect([{}, { OFFICE: 'on' }, { OFFICE: 'off' }].map((given) => readConfig(given).hasOffice)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('can have another sender of mails than the restaurant’s address [OFC-27]', () => {
    expect(readConfig({ MAIL_FROM: 'commandes@shop.example' }).mailFrom).toBe('commandes@shop.example');
    for (const environment of [{}, { MAIL_FROM: '' }]) expect(readConfig(environment).mailFrom).toBeNull();
  });

  it('moves the clock in the demo only', () => {
    const CLOCK = '2027-03-28T09:00:00Z';
    expect(readConfig({ CLOCK }).clockStart).toBe(Date.UTC(2027, 2, 28, 9));
    expect(() => readConfig({ CLOCK, SMTP_URL: 'smtp://mail.example' })).toThrow(
      /^CLOCK n’est que pour la démonstration/,
    );
  });

  it('uses its own addresses and distances unless a service is named', () => {
    expect(readConfig({})).toMatchObject({ geocoder: 'local', router: 'straight-line' });
    const named = { GEOCODER: 'geoplateforme', ROUTER: 'geoplateforme' };
    expect(readConfig(named)).toMatchObject({ geocoder: 'geoplateforme', router: 'geoplateforme' });
  });

  it.each([
    ['GEOCODER', 'google', 'local ou geoplateforme'],
    ['ROUTER', 'google', 'straight-line ou geoplateforme'],
    ['ROUTER', 'osrm', 'straight-line ou geoplateforme'],
  ])('says of %s=%s that it is no longer offered, and which services are', (name, value, left) => {
    const environment = { [name]: value, GOOGLE_MAPS_KEY: 'k', OSRM_URL: 'http://osrm.example' };
    expect(() => readConfig(environment)).toThrow(
      new RegExp(`^${name} est inutilisable : « ${value} » n’est plus proposé, il faut ${left}\\.$`),
    );
  });

  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const live = { ...stripe, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
  const SMTP_URL = 'smtp://mail.example';

  it('takes cards by the sandbox in the demo, and not at all in a real shop without keys [PAY-19]', () => {
    expect(readConfig({}).payment).toEqual({ kind: 'sandbox', port: 3001 });
    expect(readConfig({ PORT: '0' }).payment).toEqual({ kind: 'sandbox', port: 0 });
    expect(readConfig({ STRIPE_SANDBOX_PORT: '4000' }).payment).toEqual({ kind: 'sandbox', port: 4000 });
    expect(readConfig({ SMTP_URL }).payment).toEqual({ kind: 'none' });
  });

  it('has the demo’s printer two ports above the shop, or where it is told [TCK-20]', () => {
    const ports = [{}, { PORT: '0' }, { PRINTER_SANDBOX_PORT: '9100' }].map((set) => readConfig(set).printerPort);
    expect(ports).toEqual([3002, 0, 9100]);
  });

  it('is the demo’s only if nothing of a real shop is set, or if it says so [SEC-18]', () => {
    expect(readConfig({ STRIPE_SANDBOX_PORT: '4000', CLOCK: '2027-03-28T09:00:00Z' }).isDemo).toBe(true);
    const real = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/shop', SMTP_URL, ...stripe };
    for (const [name, value] of Object.entries({ ...real, SITE_ROOT: 'https://shop.example' })) {
      const config = readConfig({ ...(name.startsWith('STRIPE_') ? stripe : { [name]: value }) });
      expect([name, config.isDemo]).toEqual([name, false]);
      expect(config.payment.kind).not.toBe('sandbox');
      expect(readConfig({ ...(name.startsWith('STRIPE_') ? stripe : { [name]: value }), DEMO: 'true' }).isDemo).toBe(
        true,
      );
    }
    expect(readConfig({ NODE_ENV: 'test' }).isDemo).toBe(true);
    expect(() => readConfig({ NODE_ENV: 'production', CLOCK: '2027-03-28T09:00:00Z' })).toThrow(
      /^CLOCK n’est que pour la démonstration/,
    );
  });

  it('lets the demo’s servers on one database find one sandbox', () => {
    const DATABASE_URL = 'postgres://localhost/shop';
    const [first, second] = ['3000', '4000'].map((PORT) => readConfig({ DEMO: 'true', DATABASE_URL, PORT }).payment);
    expect(first).toEqual(second);
    expect(first).toMatchObject({ kind: 'sandbox' });
    expect(readConfig({ DEMO: 'true', DATABASE_URL: 'postgres://localhost/other' }).payment).not.toEqual(first);
  });

  it.each([
    [{ NODE_ENV: 'production' }, /NODE_ENV=production[\s\S]+ {2}SMTP_URL, [\s\S]+ {2}SITE_ROOT, /],
    [{ SITE_ROOT: 'https://shop.example' }, /SITE_ROOT\)[\s\S]+ {2}SMTP_URL/],
    [{ SMTP_URL: 'smtp://mail.example' }, /SMTP_URL\)[\s\S]+ {2}SITE_ROOT/],
    [{ ...stripe, SITE_ROOT: 'https://shop.example' }, /STRIPE_SECRET_KEY[\s\S]+ {2}SMTP_URL/],
    [
      { SMTP_URL: 'smtp://mail.example', SITE_ROOT: 'http://shop.example' },
      /SITE_ROOT\)[\s\S]+ {2}https dans SITE_ROOT/,
    ],
    [{ DEMO: 'false' }, /DEMO=false[\s\S]+ {2}SMTP_URL/],
  ])('opens no real shop by halves, and lists what it lacks: %j [SEC-18]', (environment, sentence) => {
    const config = readConfig(environment);
    const root = config.siteRoot ?? 'http://localhost:3000';
    expect(() => demandComplete(config, root)).toThrow(sentence);
    expect(() => demandComplete(config, root)).toThrow(
      /\nAjoutez ce qui manque, ou DEMO=true pour essayer la boutique\.$/,
    );
    expect(() => demandComplete({ ...config, isDemo: true }, root)).not.toThrow();
  });

  it('opens a complete real shop, without cards if they are off', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://mail.example',
      SITE_ROOT: 'https://shop.example',
    });
    expect(() => demandComplete(config, 'https://shop.example')).not.toThrow();
    expect(config.payment.kind).toBe('none');
  });

  it('says all that is wrong at once, a line each [SEC-18]', () => {
    const lines = (environment: NodeJS.ProcessEnv) => {
      try {
        readConfig(environment);
        return [];
      } catch (error) {
        return (error as Error).message.split('\n').map((line) => line.split(' ')[0]);
      }
    };
    expect(lines({ PORT: 'x', ROUTER: 'crow' })).toEqual(['PORT', 'ROUTER']);
    const halves = { NODE_ENV: 'production', CLOCK: '2027-03-28T09:00:00Z' };
    expect(lines({ ...halves, STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual(['CLOCK', 'STRIPE_PUBLISHABLE_KEY']);
  });

  it('lists the printers that are allowed beyond private networks [TCK-08]', () => {
    const { printersAllowed } = readConfig({
      PRINTERS_ALLOWED: '203.0.113.7:9100, bar.example.com,[2001:db8::7]:9101',
    });
    expect(printersAllowed).toEqual(['203.0.113.7:9100', 'bar.example.com', '[2001:db8::7]:9101']);
    expect(readConfig({}).printersAllowed).toEqual([]);
  });

  it('never shows a password [SEC-08]', () => {
    const wrong = {
      DATABASE_URL: 'mysql://a:hunter2@b/c',
      SMTP_URL: 'mail://a:hunter2@b',
      PORT: 'hunter2',
      API_ROOT: 'hunter2',
    };
    for (const [name, value] of Object.entries(wrong)) {
      expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `));
      expect(() => readConfig({ [name]: value })).not.toThrow(/hunter2/);
    }
  });

  it('connects to Stripe by three keys [PAY-19]', () => {
    expect(readConfig(stripe).payment).toEqual({
      kind: 'stripe',
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      apiUrl: null,
    });
    expect(readConfig({ ...live, SMTP_URL }).payment).toMatchObject({ kind: 'stripe', secretKey: 'sk_live_1' });
  });

  it.each([
    ['a missing webhook secret', { ...stripe, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET manque'],
    ['a secret key alone', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY manque'],
    ['a secret key where all can see it', { ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY'],
    [
      'a publishable key as the secret',
      { ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' },
      'STRIPE_SECRET_KEY n’est pas la clé voulue',
    ],
    [
      'a live key in the demo',
      { ...live, DEMO: 'true' },
      'STRIPE_SECRET_KEY est une clé réelle (live), mais c’est la démonstration',
    ],
    ['one key live, one not', { ...live, STRIPE_PUBLISHABLE_KEY: 'pk_test_1', SMTP_URL }, 'toutes deux réelles'],
  ])('stops at %s with one sentence that shows no key', (_what, environment, sentence) => {
    let message = '';
    try {
      readConfig(environment);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toContain(sentence);
    expect(message).toMatch(/^[^.]+\.$/);
    expect(message).not.toMatch(/k_(test|live)_1/);
  });

  it('joins addresses without a double slash [API-01, CFG-05]', () => {
    expect(readConfig({ SITE_ROOT: 'https://shop.example/', API_ROOT: 'https://api.example/base/' })).toMatchObject({
      siteRoot: 'https://shop.example',
      apiRoot: 'https://api.example/base',
    });
  });
});
