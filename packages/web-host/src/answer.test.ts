import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { answer } from './answer.ts';
import { encode } from './encode.ts';
import { packPage } from './pages/pack-page.ts';

const html =
  '<!doctype html><script>start()</script><script type="application/json">{"a":1}</script><script src="/a.js"></script>';
const get = (headers: Record<string, string> = {}, method = 'GET') => ({ method, url: '/', headers });
const site = { apiRoot: '' };
const page = async () => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  prepared: encode(Buffer.from(html), { isCompressible: true }),
});

describe('an answer of the site', () => {
  it('carries the headers of the web surface, whatever it is [SEC-11]', async () => {
    for (const content of [
      await page(),
      { status: 404, type: 'application/json', text: '{}' },
      { status: 302, headers: { location: '/' } },
    ]) {
      const { headers } = await answer(get(), site, content);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      const csp = headers['content-security-policy'] ?? '';
      expect(csp).toContain("frame-ancestors 'none'");
      expect(/script-src ([^;]*)/.exec(csp)?.[1]).not.toContain('unsafe');
    }
  });

  it.each([
    ['text/javascript; charset=utf-8', false],
    ['image/avif', false],
    ['image/svg+xml', true],
    ['application/json', true],
  ])(
    'carries a policy as a part of a page of type %s only where a browser could show it [SEC-11]',
    async (type, has) => {
      const { headers } = await answer(get(), site, { status: 200, type, text: 'x', isPart: true });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect('content-security-policy' in headers).toBe(has);
    },
  );

  it('allows the inline scripts that the renderer wrote, and none that came into the page otherwise [SEC-11]', async () => {
    const injected = `${html}<script>steal()</script>`;
    const rendered = { status: 200, html: injected, scripts: ['start()'], isLasting: true };
    const { scriptHashes } = packPage(rendered);
    const hash = createHash('sha256').update('start()').digest('base64');
    const { headers } = await answer(get(), site, { ...(await page()), scriptHashes });
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('lets a page reach an API on another origin [CFG-04]', async () => {
    const { headers } = await answer(get(), { ...site, apiRoot: 'https://api.example/base' }, await page());
    expect(headers['content-security-policy']).toMatch(/connect-src 'self' https:\/\/api\.example;/);
  });

  it('lets the card provider’s script in only where a card is taken [PAY-04, PAY-18, PLT-13]', async () => {
    const policyWith = async (cardScriptUrl: string | null) =>
      (await answer(get(), { apiRoot: '', cardScriptUrl }, await page())).headers['content-security-policy'] ?? '';
    const without = await policyWith(null);
    expect(without).toContain("script-src 'self';");
    expect(without).toContain("frame-src 'none'");
    const sandbox = await policyWith('http://127.0.0.1:3001/v3/');
    for (const name of ["script-src 'self'", 'frame-src', "connect-src 'self'"])
      expect(sandbox).toContain(`${name} http://127.0.0.1:3001;`);
    const stripe = await policyWith('https://js.stripe.com/v3/');
    expect(stripe).toContain("script-src 'self' https://js.stripe.com");
    expect(stripe).toMatch(/frame-src https:\/\/js\.stripe\.com .*https:\/\/hooks\.stripe\.com/);
    expect(stripe).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
  });

  it.each([
    [null, 'payment=()'],
    ['/demo-card/v3/', 'payment=(self)'],
    ['http://127.0.0.1:3001/v3/', 'payment=(self "http://127.0.0.1:3001")'],
    ['https://js.stripe.com/endive/stripe.js', 'payment=(self "https://js.stripe.com")'],
  ])(
    'lets the frames of the card script %s open a payment sheet, and nobody else [PYX-02]',
    async (cardScriptUrl, allowed) => {
      const { headers } = await answer(get(), { apiRoot: '', cardScriptUrl }, await page());
      expect(headers['permissions-policy']?.split(', ')).toContain(allowed);
    },
  );

  it('lets the tag manager in only where it is on [PLT-14, SEC-11]', async () => {
    const policyWith = async (hasTagManager: boolean) =>
      (await answer(get(), { apiRoot: '', hasTagManager }, await page())).headers['content-security-policy'] ?? '';
    expect(await policyWith(false)).not.toContain('google');
    expect(await policyWith(true)).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com;/);
    expect(await policyWith(true)).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
  });

  it('lets pictures come from the hosts alone that the site names [MNU-28, SEC-11]', async () => {
    const policyWith = async (pictureOrigins?: string[]) =>
      (await answer(get(), { apiRoot: '', pictureOrigins }, await page())).headers['content-security-policy'] ?? '';
    expect(await policyWith()).toContain("img-src 'self' data:;");
    expect(await policyWith(['https://images.example'])).toContain("img-src 'self' data: https://images.example;");
  });

  it('lets a public icon service be asked only where the site names one, and for its answers only [PLT-08, SEC-11]', async () => {
    const policyWith = async (iconHost?: string) =>
      (await answer(get(), { apiRoot: '', iconHost }, await page())).headers['content-security-policy'] ?? '';
    expect(await policyWith()).toContain("connect-src 'self';");
    const policy = await policyWith('https://api.iconify.design/');
    expect(policy).toContain("connect-src 'self' https://api.iconify.design;");
    expect(policy.split('https://api.iconify.design')).toHaveLength(2);
  });

  it('comes in the encoding that was asked for, never from a cache without asking again [PLT-16]', async () => {
    const plain = await answer(get(), site, await page());
    const zipped = await answer(get({ 'accept-encoding': 'gzip' }), site, await page());
    const br = await answer(get({ 'accept-encoding': 'gzip, deflate, br' }), site, await page());
    expect(plain.body?.toString()).toBe(html);
    expect(gunzipSync(zipped.body as Buffer).toString()).toBe(html);
    expect(brotliDecompressSync(br.body as Buffer).toString()).toBe(html);
    expect([zipped.headers['content-encoding'], br.headers['content-encoding']]).toEqual(['gzip', 'br']);
    expect(br.headers['content-length']).toBe(String(br.body?.length));
    expect([br.headers['cache-control'], br.headers.vary]).toEqual(['no-cache', 'Accept-Encoding, Accept']);
  });

  it('is 304 to who has it, and bodiless to HEAD with the same headers [RTE-42]', async () => {
    const full = await answer(get(), site, await page());
    const known = await answer(get({ 'if-none-match': `"x", ${full.headers.etag}` }), site, await page());
    expect([known.status, known.body]).toEqual([304, null]);
    const head = await answer(get({}, 'HEAD'), site, await page());
    expect([head.status, head.body, head.headers['content-length']]).toEqual([
      200,
      null,
      full.headers['content-length'],
    ]);
  });
});
