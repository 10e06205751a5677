import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type AccountShop, withAccounts } from '../../testing/account-shop.ts';
import { arbitraryOf, type JsonSchema } from '../../testing/arbitrary-json.ts';
import { type CardShop, openCardShop } from '../../testing/open-card-shop.ts';

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
interface Asked {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  operation: Operation;
  parameters: Record<string, unknown>;
  body: unknown;
  /** If true, the request contains valid credentials. */
  isSigned: boolean;
}

let shop: CardShop & AccountShop;
let member: Awaited<ReturnType<AccountShop['member']>>;
let operations: [path: string, method: string, operation: Operation][];
beforeAll(async () => {
  shop = withAccounts(await openCardShop());
  member = await shop.member('zoe@example.com');
  const document = (await shop.send('GET', '/v2/openapi.json')).json();
  const paths = Object.entries<Record<string, Operation>>(document.paths);
  operations = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): (typeof operations)[number] => [path, method, operation]),
  );
});
afterAll(() => shop.close());

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const schemaOf = ({ content }: { content?: Record<string, { schema: JsonSchema }> }) =>
  content?.['application/json']?.schema;

/** Generates a body of the schema, or an order with at most one wrong value. */
function bodyOf(path: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  const generated = arbitraryOf(schema);
  if (!/checkout$|quote$|intent$/.test(path)) return generated;
  const isIntent = path.endsWith('intent');
  const payment_method = isIntent ? 'card' : 'cash';
  const orders = fc.constantFrom(exampleOrder, pickupOrder).map((make) => make({ payment_method }));
  const spoilt = fc
    .tuple(orders, fc.option(fc.tuple(fc.constantFrom(...Object.keys(exampleOrder())), arbitraryOf({})), { freq: 2 }))
    .map(([order, change]) => (change ? { ...order, [change[0]]: change[1] } : order));
  const amountOf = (total: unknown) => (typeof total === 'number' ? total.toFixed(2) : total);
  const whole = isIntent ? spoilt.map((order) => ({ amount: amountOf(order.total), order })) : spoilt;
  return fc.oneof(whole, generated);
}

function requestOf([path, method, operation]: (typeof operations)[number]): fc.Arbitrary<Asked> {
  const parameters = operation.parameters ?? [];
  const values = fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, arbitraryOf(schema)])), {
    requiredKeys: parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
  });
  // These endpoints would end the session or account that the other requests need.
  const mayBeSigned = path.includes('/auth/') && !/logout|delete-profile/.test(path);
  const schema = operation.requestBody && schemaOf(operation.requestBody);
  const body = schema ? bodyOf(path, schema) : fc.constant(undefined);
  return fc.record({
    method: fc.constant(method.toUpperCase() as Asked['method']),
    path: fc.constant(path),
    operation: fc.constant(operation),
    parameters: values,
    body,
    isSigned: mayBeSigned ? fc.boolean() : fc.constant(false),
  });
}

const encode = (value: unknown) =>
  encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()) || '%20';

/** These fields would contradict the credentials of a signed request. */
const credentials = ['token', 'user_id'];

function urlOf({ path, operation, parameters, isSigned }: Asked): string {
  const inQuery = (operation.parameters ?? []).filter(
    (parameter) =>
      parameter.in === 'query' && parameter.name in parameters && !(isSigned && credentials.includes(parameter.name)),
  );
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(parameters[name]));
  return `${filled}?${inQuery.map(({ name }) => `${name}=${encode(parameters[name])}`).join('&')}`;
}

it('answers 2,000 valid and nearly valid requests with a status and body of its document [API-03]', async () => {
  const share = inject('drillShare');
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.oneof(...operations.map(requestOf)), async (asked) => {
      const { method, path, operation, body, isSigned } = asked;
      const answer = await shop.app.inject({
        method,
        url: urlOf(asked),
        headers: { ...(isSigned && member.headers), ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
      seen.add(`${method} ${path} ${answer.statusCode}`);
      const documented = operation.responses[answer.statusCode];
      expect([Object.keys(operation.responses), answer.statusCode, answer.body]).toEqual([
        expect.arrayContaining([String(answer.statusCode)]),
        answer.statusCode,
        answer.body,
      ]);
      expect(answer.statusCode).toBeLessThan(500);
      const schema = documented && schemaOf(documented as { content?: Record<string, { schema: JsonSchema }> });
      const isValid = ajv.compile(schema ?? true);
      expect([isValid(answer.json()), isValid.errors]).toEqual([true, null]);
    }),
    { numRuns: 2000 * share },
  );
  // Among so many requests, some orders and quotes must be valid.
  if (share < 1) return;
  for (const path of ['quote', 'checkout', 'checkout/stripe-payment-intent'])
    expect(seen).toContain(`POST /v2/public/${path} 200`);
  for (const path of ['profile', 'addresses', 'export'])
    expect([...seen].filter((one) => one.startsWith(`GET /v2/public/auth/${path}`))).toContainEqual(
      expect.stringMatching(/ 200$/),
    );
});
