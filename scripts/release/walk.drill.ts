import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeOrder, sendOrder } from '../../e2e/src/send-order.ts';
import { bootDebian, type DebianMachine, makeDebian } from './machine/debian-machine.ts';
import { readGuideLines } from './machine/guide-lines.ts';
import { openMailServer } from './machine/mail-server.ts';
import { renumberRelease } from './machine/renumber.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const guide = readGuideLines(join(repository, 'docs/guides/deploy.md'));
const url = 'https://127.0.0.1';
/** How many visitors ask during an upgrade, and how many of them at once. */
const [requests, atOnce] = [6_000, 20];

let folder: string;
let archives: string[];
let machine: DebianMachine;
/** The machine as it was before anything was installed on it: where a backup is restored to. */
let untouched: string;
let mails: string[];
const taken: { what: string; seconds: number }[] = [];

/** Does something and notes how long it took. */
async function timed<Result>(what: string, work: () => Result | Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await work();
  taken.push({ what, seconds: Math.round((performance.now() - began) / 100) / 10 });
  return result;
}

/** Has a machine do what the guide says under a heading. */
async function follow(on: DebianMachine, under: string): Promise<void> {
  const lines = guide.filter((one) => one.under === under);
  expect(lines.length).toBeGreaterThan(0);
  for (const { line } of lines) {
    await timed(line.slice(0, 60), () => on.sh(line));
    // What a restaurant writes itself: this one is always open.
    if (line.includes('site new')) openAllDay(on);
  }
}

interface Menu {
  active_times: { is_open: boolean; times: { start: string; end: string }[] }[];
}

function openAllDay({ root }: DebianMachine): void {
  const file = join(root, 'srv/comptoir/chez-ana/catalogue/menus.json');
  const menus: Menu[] = JSON.parse(readFileSync(file, 'utf8'));
  for (const { active_times } of menus)
    for (const day of active_times) Object.assign(day, { is_open: true, times: [{ start: '00:00', end: '23:59' }] });
  writeFileSync(file, JSON.stringify(menus));
}

/** Puts onto a machine what comes from elsewhere: the archives, and the certificate that an authority gives. */
function furnish({ root }: DebianMachine, brought: readonly string[]): void {
  for (const archive of brought)
    for (const file of [archive, `${archive}.sha256`]) cpSync(file, join(root, 'root', basename(file)));
  const live = join(root, 'etc/letsencrypt/live/chez-ana.example');
  mkdirSync(live, { recursive: true });
  const out = ['-keyout', join(live, 'privkey.pem'), '-out', join(live, 'fullchain.pem')];
  const what = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '60'];
  const who = ['-subj', '/CN=chez-ana.example', '-addext', 'subjectAltName=DNS:chez-ana.example'];
  execFileSync('openssl', [...what, ...who, ...out], { stdio: 'ignore' });
}

/** Asks for the menu again and again while something goes on; gives how often each status was answered, and the slowest in milliseconds. */
async function askMeanwhile(
  work: () => Promise<unknown>,
): Promise<{ statuses: Record<string, number>; slowest: number }> {
  const statuses: Record<string, number> = {};
  let slowest = 0;
  let left = requests;
  const visitors = Array.from({ length: atOnce }, async () => {
    while (left-- > 0) {
      const began = performance.now();
      const status = await fetch(`${url}/menu`).then(
        async (answer) => {
          await answer.arrayBuffer();
          return String(answer.status);
        },
        (error: Error) => String(error.cause ?? error),
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
      slowest = Math.max(slowest, performance.now() - began);
    }
  });
  await Promise.all([work(), ...visitors]);
  return { statuses, slowest: Math.round(slowest) };
}

beforeAll(async () => {
  // The certificate is this machine's own.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  folder = mkdtempSync(join(tmpdir(), 'comptoir-walk-'));
  chmodSync(folder, 0o755);
  const pack = [join(repository, 'scripts/release/main.ts'), '--platform', `linux-${process.arch}`, '--to'];
  execFileSync(process.execPath, [...pack, join(folder, 'releases')], { cwd: repository, stdio: 'inherit' });
  const [release = ''] = globSync(join(folder, 'releases/*.tar.gz'));
  archives = [release, renumberRelease(release, join(folder, 'next'), '1.1.0')];
  untouched = join(folder, 'untouched');
  makeDebian(untouched);
  mails = await openMailServer(587);
  execFileSync('cp', ['-a', untouched, join(folder, 'machine')]);
  machine = await bootDebian(join(folder, 'machine'));
}, 1_200_000);

afterAll(async () => {
  console.table(taken);
  await machine?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('goes from a machine with only Debian to an order, and through a kill, an upgrade and a step back, by the guide alone', async () => {
  furnish(machine, archives.slice(0, 1));
  await follow(machine, '');
  expect((await fetch(url)).headers.get('strict-transport-security')).toContain('max-age');
  const first = await sendOrder(url, await makeOrder(url));
  await expect.poll(() => mails.filter((mail) => mail.includes(String(first))).length).toBeGreaterThanOrEqual(2);

  machine.sh('kill -KILL $(systemctl show --property=MainPID --value shop@chez-ana)');
  await timed('a start after kill -9', async () => expect((await fetch(`${url}/menu`)).status).toBe(200));
  expect(machine.sh('shop orders')).toContain(String(first));

  furnish(machine, archives);
  const { statuses, slowest } = await askMeanwhile(() => follow(machine, 'Upgrade'));
  taken.push({ what: `the slowest of ${requests} answers meanwhile`, seconds: slowest / 1000 });
  expect(statuses).toEqual({ 200: requests });
  expect(machine.sh('shop orders')).toContain(String(first));
}, 600_000);
