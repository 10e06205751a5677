import { expect, it } from 'vitest';
import { openTestSandbox } from '../testing/open-test-sandbox.ts';

it('serves the script where Stripe serves its own, and frames that run nothing from elsewhere [PAY-18]', async () => {
  const { sandbox } = await openTestSandbox();
  const script = await fetch(sandbox.scriptUrl);
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await script.text()).toBe(await (await fetch(new URL('stripe.js', sandbox.scriptUrl))).text());

  for (const frame of ['payment-frame.html', 'challenge-frame.html']) {
    const page = await fetch(new URL(frame, sandbox.scriptUrl));
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    const html = await page.text();
    expect(html).not.toMatch(/<style|style=|<script(?![^>]* src=)/);
    for (const [, file] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await fetch(new URL(file ?? '', page.url))).status, file).toBe(200);
    }
  }
});

it('takes nothing in its frames before their scripts can do something with it [PAY-19]', async () => {
  const { sandbox } = await openTestSandbox();
  for (const frame of ['payment-frame.html', 'challenge-frame.html']) {
    const html = await (await fetch(new URL(frame, sandbox.scriptUrl))).text();
    const controls = html.match(/<(input|button)[^>]*>/g) ?? [];
    expect(controls.length, frame).toBeGreaterThan(1);
    for (const control of controls) expect(control, frame).toMatch(/ disabled>/);
  }
});
