import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCommand } from './commands.ts';

let folder: string;
let file: string;
let printed: string[];
let shop: Server;
let url: string;
let asked: { path: string; origin: string; cookie: string }[];
let answers: Record<string, [status: number, body: object]>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-relay-'));
  file = join(folder, 'relais.json');
  printed = [];
  asked = [];
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
  shop = createServer((request, response) => {
    const path = request.url ?? '';
    const { origin = '', cookie = '' } = request.headers;
    asked.push({ path, origin, cookie });
    const [status, body] = answers[path] ?? [404, {}];
    const isPaired = path.endsWith('/enrol') && status === 200;
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(isPaired && { 'set-cookie': 'office=token; Path=/; HttpOnly' }),
    });
    request.resume().on('end', () => response.end(JSON.stringify(body)));
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  answers = { [enrol]: [200, { status: 'success', payload: { id: 1, name: 'Caisse' } }], [take]: revoked };
});
afterEach(async () => {
  vi.restoreAllMocks();
  shop.closeAllConnections();
  await new Promise((resolve) => shop.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const enrol = '/v2/office/devices/enrol';
const take = '/v2/office/print-jobs/take';
const refusal = (status: number, code: string): [number, object] => [status, { status: 'error', message: 'Non', code }];
const revoked = refusal(401, 'staff_required');
const run = (...args: string[]) => runCommand(['printer', '--session', file, ...args]);
const kept = () => JSON.parse(readFileSync(file, 'utf8'));

it('pairs by a code, keeps its session for itself only, and says that it was taken away [TCK-09]', async () => {
  let mode = 0;
  shop.prependListener('request', ({ url: path }) => {
    if (path === take) mode = statSync(file).mode & 0o777;
  });
  await expect(run('--url', `${url}/`, '--code', 'abcd-2345')).rejects.toThrow(/Ce relais a été retiré de la boutique/);
  expect(printed).toEqual(['Cet ordinateur est le relais Caisse.', expect.stringContaining(url)]);
  expect(asked).toEqual([
    { path: enrol, origin: url, cookie: '' },
    { path: take, origin: url, cookie: 'office=token' },
  ]);
  expect(mode).toBe(0o600);
  expect(() => readFileSync(file)).toThrow('ENOENT');
});

it.each([
  ['without more words', []],
  ['by the command with its old code', ['--url', 'URL', '--code', 'ABCD-2345']],
])('goes on with its session %s [TCK-09]', async (_, words) => {
  writeFileSync(file, JSON.stringify({ url, cookie: 'office=kept' }));
  answers[enrol] = refusal(410, 'link_used');
  answers[take] = refusal(403, 'wrong_origin');
  await expect(run(...words.map((word) => word.replace('URL', url)))).rejects.toThrow(/La boutique refuse ce relais/);
  expect(asked.at(-1)).toEqual({ path: take, origin: url, cookie: 'office=kept' });
  expect(kept()).toEqual({ url, cookie: 'office=kept' });
});

it.each<[string, string[], RegExp]>([
  ['without a code', [], /Il faut un code/],
  ['without an address', ['--code', 'ABCD-2345'], /npm run printer/],
  ['without https', ['--url', 'http://shop.example', '--code', 'ABCD-2345'], /doit commencer par https/],
  ['without an address that is one', ['--url', 'shop', '--code', 'ABCD-2345'], /n’est pas une adresse/],
])('says what is missing %s [TCK-09]', async (_, words, sentence) => {
  await expect(run(...words)).rejects.toThrow(sentence);
  expect(asked).toEqual([]);
});

it.each([
  [refusal(410, 'link_used'), /Ce code n’est pas valable/],
  [refusal(403, 'wrong_origin'), /n’est pas l’adresse de la boutique/],
  [refusal(404, 'not_found'), /Non\./],
])('says why it is no relay: %j [TCK-09]', async (answer, sentence) => {
  answers[enrol] = answer;
  await expect(run('--url', url, '--code', 'ABCD-2345')).rejects.toThrow(sentence);
});

it('leaves a file alone that is no session [TCK-09]', async () => {
  writeFileSync(file, 'notes');
  await expect(run('--url', url, '--code', 'ABCD-2345')).rejects.toThrow(/n’est pas la session d’un relais/);
  expect(readFileSync(file, 'utf8')).toBe('notes');
});
