import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
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
}

let shop: CardShop;
let operations: [path: string, method: string, operation: Operation][];
beforeAll(async () => {
  shop = await openCardShop();
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

/** A body of the schema, or an order that is good but for one of its values. */
function bodyOf(path: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  const generated = arbitraryOf(schema);
  if (!/checkout$|quote$|intent$/.test(path)) return generated;
  const orders = fc.constantFrom(exampleOrder, pickupOrder).map((make) => make());
  const spoilt = fc
    .tuple(orders, fc.option(fc.tuple(fc.constantFrom(...Object.keys(exampleOrder())), arbitraryOf({})), { freq: 2 }))
    .map(([order, change]) => (change ? { ...order, [change[0]]: change[1] } : order));
  const whole = path.endsWith('intent') ? spoilt.map((order) => ({ amount: order.total, order })) : spoilt;
  return fc.oneof(whole, generated);
}

function requestOf([path, method, operation]: (typeof operations)[number]): fc.Arbitrary<Asked> {
  const parameters = operation.parameters ?? [];
  const values = fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, arbitraryOf(schema)])), {
    requiredKeys: parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
  });
  const schema = operation.requestBody && schemaOf(operation.requestBody);
  const body = schema ? bodyOf(path, schema) : fc.constant(undefined);
  return fc.record({
    method: fc.constant(method.toUpperCase() as Asked['method']),
    path: fc.constant(path),
    operation: fc.constant(operation),
    parameters: values,
    body,
  });
}

const encode = (value: unknown) =>
  encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()) || '%20';

function urlOf({ path, operation, parameters }: Asked): string {
  const inQuery = (operation.parameters ?? []).filter(
    (parameter) => parameter.in === 'query' && parameter.name in parameters,
  );
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(parameters[name]));
  return `${filled}?${inQuery.map(({ name }) => `${name}=${encode(parameters[name])}`).join('&')}`;
}

it('answers 2,000 requests that its document allows, or almost, with a status and a body that it names [API-03]', async () => {
  const share = inject('drillShare');
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.oneof(...operations.map(requestOf)), async (asked) => {
      const { method, path, operation, body } = asked;
      const answer = await shop.app.inject({
        method,
        url: urlOf(asked),
        ...(body !== undefined && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
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
  // Not only refusals: in so many, orders and quotes that are good.
  if (share < 1) return;
  for (const path of ['quote', 'checkout', 'checkout/stripe-payment-intent'])
    expect(seen).toContain(`POST /v2/public/${path} 200`);
});
