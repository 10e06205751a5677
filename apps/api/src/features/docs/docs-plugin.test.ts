import { accountEndpoints, errorStatuses, publicEndpoints } from '@comptoir/contract';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

const endpoints = { ...publicEndpoints, ...accountEndpoints };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('describes every endpoint with its body and its answer', async () => {
  const document = (await shop.send('GET', '/v2/openapi.json')).json();
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method} ${path}`),
  );
  expect(listed.sort()).toEqual(
    [
      'delete /v2/public/auth/delete-profile',
      'get /v2/public/auth/addresses',
      'get /v2/public/auth/export',
      'get /v2/public/auth/invoice',
      'get /v2/public/auth/orders',
      'get /v2/public/auth/profile',
      'get /v2/public/auth/send-otp',
      'get /v2/public/auth/verify-otp',
      'patch /v2/public/auth/update-profile',
      'post /v2/public/auth/login',
      'post /v2/public/auth/logout',
      'post /v2/public/auth/reset-password',
      'post /v2/public/auth/signup',
      'post /v2/public/auth/take-email-back',
      'put /v2/public/auth/addresses',
      'get /v2/public/connection',
      'get /v2/public/locations',
      'get /v2/public/locations/distance',
      'get /v2/public/menus',
      'get /v2/public/offers',
      'get /v2/public/offers/{coupon}',
      'get /v2/public/orders/{token}',
      'get /v2/public/orders/{token}/live',
      'get /v2/public/orders/{token}/push',
      'get /v2/public/products/{id}',
      'get /v2/public/recommendations/popular',
      'get /v2/public/settings',
      'get /v2/public/slots',
      'post /v2/public/checkout',
      'post /v2/public/checkout/abandon',
      'post /v2/public/checkout/return',
      'delete /v2/public/holds',
      'post /v2/public/holds',
      'post /v2/public/checkout/stripe-customer',
      'post /v2/public/checkout/stripe-payment-intent',
      'post /v2/public/orders/{token}/cancel',
      'post /v2/public/orders/{token}/company',
      'post /v2/public/orders/{token}/push',
      'post /v2/public/orders/{token}/withdrawal',
      'post /v2/public/withdrawals',
      'delete /v2/public/orders/{token}/push',
      'put /v2/public/checkout',
      'post /v2/public/quote',
      'post /v2/recommendations',
    ].sort(),
  );
  const post = document.paths['/v2/public/checkout'].post;
  const body = post.requestBody.content['application/json'].schema;
  expect(body.required).toContain('local_id');
  expect(body.additionalProperties).toBe(false);
  expect(post.responses['200'].content['application/json'].schema.properties.payload.properties.order_id.type).toBe(
    'string',
  );
});

it.each(Object.entries(endpoints))(
  'serves the contract’s %s, with what it answers and how it fails',
  async (_, endpoint) => {
    const document = (await shop.send('GET', '/v2/openapi.json')).json();
    const { responses } =
      document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '')][endpoint.method.toLowerCase()];
    expect(responses['200']).toBeDefined();
    const told = JSON.stringify(responses);
    for (const code of endpoint.errors) if (errorStatuses[code] !== 200) expect(told).toContain(code);
  },
);

it('passes the linter of OpenAPI, and has a name for each endpoint', async () => {
  const source = (await shop.send('GET', '/v2/openapi.json')).body;
  const problems = await lintFromString({ source, config: await createConfig({ extends: ['recommended'] }) });
  expect(problems.map(({ ruleId, location }) => [ruleId, location[0]?.pointer])).toEqual([]);
  const operations = Object.values<Record<string, { operationId: string }>>(JSON.parse(source).paths).flatMap(
    Object.values,
  );
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort());
});

it('is shown on a page with scripts from this server only', async () => {
  const page = await shop.send('GET', '/v2/docs/');
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'");
  const scripts = [...page.body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes, text] of scripts) {
    expect(attributes).toContain('src="./static/');
    expect(text?.trim()).toBe('');
    const [, file] = /src="\.\/([^"]+)"/.exec(attributes ?? '') ?? [];
    expect((await shop.send('GET', `/v2/docs/${file}`)).statusCode).toBe(200);
  }
});
