import { describe, expect, inject, it } from 'vitest';
import { orderPath, screens } from '../../apps/storefront/app/screens/screens.ts';
import { desk, newDiner } from './browser.ts';
import { changeSite } from './changed-site.ts';
import { addItem, awake } from './diner.ts';
import { openShop } from './shop.ts';
import { visibleText } from './site/crawl.ts';

const url = inject('shopUrl');

/** Pages that the requirements list, independent of the code's own list. */
const specified = [
  ...['/', '/menu', '/checkout', '/success', '/cookie-policy', '/privacy-policy', '/terms-of-service'],
  ...['/auth', '/auth/login', '/auth/signup', '/auth/verify', '/auth/forgot', '/auth/email'],
  ...['/profile', '/profile/ViewOrders', '/profile/ViewAccount', '/profile/ViewProfile', '/profile/ViewSecurity'],
  ...['/profile/ChangePassword', '/accessibilite', '/about', '/blog', '/contact'],
];
const listed = screens.map(({ path }) => path).filter((path) => path !== orderPath);
const both = [...new Set([...specified, ...listed])].flatMap((path) => [path, path === '/' ? '/fr' : `/fr${path}`]);

describe('an address', () => {
  it.each(both)(
    '%s is a page in French, for GET and HEAD, with or without a slash at its end [RTE-01, RTE-03, RTE-04, RTE-08, RTE-09, RTE-10, RTE-11, RTE-12, RTE-20, RTE-22, RTE-24, RTE-39, RTE-42, RTE-47, I18N-02]',
    async (path) => {
      const answer = await fetch(url + path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      const html = await answer.text();
      expect(html).toContain('<html lang="fr"');
      const canonical = /<link[^>]+rel="canonical"[^>]+href="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(new URL(canonical).pathname).toBe(path.replace(/^\/fr(?=\/|$)/, '') || '/');
      expect((await fetch(url + path, { method: 'HEAD' })).status).toBe(200);
      if (path !== '/') expect((await fetch(`${url}${path}/`)).status).toBe(200);
    },
  );

  it.each(['/MENU', '/Checkout', '/fr/Menu/', '/profile/vieworders', '/fr/AUTH/login'])(
    '%s is read without regard to case [RTE-39]',
    async (path) => {
      expect((await fetch(url + path)).status).toBe(200);
    },
  );

  it.each(['/nope', '/fr/nope', '/menu/101', '/blog/x', '/fr/fr/menu', '/en', '/en/menu'])(
    '%s does not exist, in HTML and in JSON [RTE-25, RTE-29, RTE-32, RTE-42, I18N-03, ERR-01]',
    async (path) => {
      const page = await fetch(`${url}${path}?x=1`);
      expect(page.status).toBe(404);
      const html = await page.text();
      expect(html).toContain(`data-message="Page not found: ${path}"`);
      expect(html).toContain('data-i18n="Sorry, that page doesn&#x27;t exist."');
      expect(html).toMatch(/Désolé, cette page n(’|'|&#x27;)existe pas\./);
      const json = await fetch(`${url}${path}?x=1`, { headers: { accept: 'application/json' } });
      expect(json.status).toBe(404);
      expect(await json.json()).toEqual({ statusCode: 404, message: `Page not found: ${path}` });
      expect((await fetch(url + path, { method: 'HEAD' })).status).toBe(404);
    },
  );

  it.each(['//evil.example', '/menu.old', '/wp-login.php', '/%', '/fr/%zz'])(
    '%s is a page that does not exist for who came to read one [RTE-29, PLT-15]',
    async (path) => {
      const page = await fetch(url + path, { headers: { accept: 'text/html,*/*;q=0.8' } });
      expect(page.status).toBe(404);
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await page.text()).toContain(`data-message="Page not found: ${path}"`);
    },
  );

  it('is shown as text when it is hostile [RTE-29, SEC-12]', async () => {
    const answer = await fetch(`${url}/%3Cscript%3Ealert(1)%3C/script%3E`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('<script>alert(1)');
  });

  it.each(['/assets/x.js', '/builds/meta/x.json', '/nope.png', '/v2/nope', '/v2/public/nope'])(
    '%s is a real 404, never a page [PLT-15, API-35]',
    async (path) => {
      const answer = await fetch(url + path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toMatch(/json/);
    },
  );

  it.each([
    ['/cookie-policy', 'Politique relative aux cookies', 'i18n_redirected'],
    ['/privacy-policy', 'Politique de confidentialité', 'données'],
    ['/terms-of-service', 'Conditions générales', 'se rendent sans motif'],
  ])('%s is that text, under its title, of this restaurant [RTE-17, RTE-18, RTE-19]', async (path, title, word) => {
    const answer = await fetch(url + path);
    const html = await answer.text();
    expect([answer.status, /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '')]).toEqual([200, title]);
    const text = visibleText({ path, status: 200, html: html.slice(html.indexOf('<main')) });
    expect(text).toContain('Lève-tard');
    expect(text).toContain(word);
    expect(text.length).toBeGreaterThan(1_500);
  });

  it('of the root is the home page, or leads where the site says [RTE-41, CFG-16]', async () => {
    expect((await fetch(url, { redirect: 'manual' })).status).toBe(200);
    const site = await changeSite("rootRedirect: '/menu'");
    const shop = await openShop(site.environment);
    const read = async (path: string) => {
      const { status, headers } = await fetch(shop.url + path, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await read('/')).toEqual([302, '/menu']);
    expect(await read('/?table=4')).toEqual([302, '/menu?table=4']);
    expect(await read('/fr')).toEqual([200, null]);
    expect(await read('/menu')).toEqual([200, null]);
    await shop.dispose();
    await site.remove();
  });

  it.each(['/', '/menu', '/fr/menu', '/nope'])(
    '%s takes nothing: what is sent there is refused in French [API-35]',
    async (path) => {
      const answer = await fetch(url + path, { method: 'POST', body: '{}' });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
      expect(await answer.json()).toEqual({
        status: 'error',
        code: 'method_not_allowed',
        message: 'Méthode non autorisée',
      });
    },
  );

  it('carries the headers that keep strangers out, on pages, files, the API and errors [SEC-11]', async () => {
    for (const path of ['/', '/menu', '/nope', '/icon.svg', '/v2/public/menus', '/v2/nope', '/assets/x.js']) {
      const { headers } = await fetch(url + path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('same-origin');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(/script-src[^;]*/.exec(policy)?.[0] ?? '', path).not.toContain('unsafe-inline');
    }
  });

  it('of a page sets no cookie on the server, is asked for again each time, and keeps hashed files for a year [PLT-16]', async () => {
    const page = await fetch(`${url}/menu`);
    expect(page.headers.get('set-cookie')).toBeNull();
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const asset = /\/assets\/[\w.-]+\.js/.exec(await page.text())?.[0] ?? '';
    expect((await fetch(url + asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const again = await fetch(`${url}/menu`, { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });
});

describe('a visitor', () => {
  it('who follows a dead link inside the site sees the same page, and gets home [RTE-29, RTE-34]', async () => {
    const { page, leave } = await newDiner(url);
    await page.goto('/menu');
    await awake(page);
    await page.evaluate(() => {
      history.pushState({}, '', '/nope');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    const error = page.getByTestId('error-page');
    await error.waitFor();
    expect(await error.getAttribute('data-status')).toBe('404');
    expect(await error.getAttribute('data-message')).toBe('Page not found: /nope');
    await page
      .getByRole('link', { name: /accueil/i })
      .last()
      .click();
    await page.locator('main[data-page=Home]').waitFor();
    await leave();
  });

  it('who came in under /fr stays there', async () => {
    const { page, leave } = await newDiner(url);
    await page.goto('/fr');
    expect(await page.title()).toMatch(/^Accueil \| /);
    await page
      .getByRole('link', { name: /voir la carte/i })
      .first()
      .click();
    await page.waitForURL('**/fr/menu');
    await leave();
  });

  it('loads the checkout’s script only on the way there [RTE-26]', async () => {
    const { page, leave } = await newDiner(url, { viewport: desk });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/');
    await page.locator('main[data-page=Home]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((script) => /checkout/.test(script))).toEqual([]);
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await page
      .getByRole('link', { name: /commander/i })
      .first()
      .click();
    await page.locator('main[data-page=Checkout]').waitFor();
    expect(scripts.filter((script) => /checkout/.test(script))).not.toEqual([]);
    await leave();
  });
});
