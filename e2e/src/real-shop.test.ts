import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    DEMO: 'false',
    CLOCK: '',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SITE_ROOT: 'https://shop.example',
  });
});
afterAll(() => shop.dispose());

describe('a shop for real people', () => {
  it.each(['/demo-card/', '/demo-card/v3/', '/demo-card/v1/payment_intents', '/mailbox/'])(
    'has no %s of the demo’s [SEC-18]',
    async (path) => {
      expect((await fetch(shop.url + path)).status).toBe(404);
    },
  );

  it('breaks no page because somebody asks it to [SEC-18]', async () => {
    expect((await fetch(`${shop.url}/menu?__throw=1`)).status).toBe(200);
  });

  it('has no sandbox, no mailbox and the machine’s own time [SEC-18]', async () => {
    await expect(fetch(shop.sandboxUrl)).rejects.toThrow();
    await expect(stat(join(shop.dataDir, 'mailbox'))).rejects.toThrow('ENOENT');
    const answered = new Date((await fetch(`${shop.url}/v2/public/settings`)).headers.get('date') ?? '');
    expect(Math.abs(answered.getTime() - Date.now())).toBeLessThan(60_000);
  });
});
