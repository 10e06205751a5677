import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, getCACertificates, type Server, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DoctorWorld } from '../doctor-world.ts';
import { goodEnvironment, openGoodWorld, statesOf } from '../testing/good-world.ts';
import { examinePublicAddress } from './public-address.ts';

let folder: string;
const servers: Server[] = [];
const known = getCACertificates();

const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });

const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

function makeAuthority(name: string): void {
  openssl('req', '-x509', ...key, '-subj', `/CN=${name}`, '-keyout', `${name}.key`, '-out', `${name}.pem`);
}

/** Creates a certificate for a host that is valid for this many days. */
function makeCertificate(name: string, { host = 'localhost', days = 365, authority = 'authority' } = {}): void {
  const request = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  openssl('req', ...key, ...request, '-keyout', `${name}.key`, '-out', `${name}.csr`);
  const signer = ['-CA', `${authority}.pem`, '-CAkey', `${authority}.key`, '-CAcreateserial'];
  const signed = ['-in', `${name}.csr`, '-out', `${name}.pem`, '-copy_extensions', 'copy', '-days', String(days)];
  openssl('x509', '-req', ...signer, ...signed);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-tls-'));
  makeAuthority('authority');
  makeAuthority('stranger');
  makeCertificate('good');
  makeCertificate('soon', { days: 14 });
  makeCertificate('ended', { days: -1 });
  makeCertificate('other', { host: 'autre.example' });
  makeCertificate('unbelieved', { authority: 'stranger' });
  setDefaultCACertificates([...known, readFileSync(join(folder, 'authority.pem'), 'utf8')]);
});
afterAll(() => {
  setDefaultCACertificates(known);
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

/** The world of a shop with this certificate. If null, its address does not respond. */
async function worldWith(certificate: string | null, change: Partial<DoctorWorld> = {}): Promise<DoctorWorld> {
  let port = 1;
  if (certificate !== null) {
    const read = (end: string) => readFileSync(join(folder, `${certificate}.${end}`));
    const server = createServer({ cert: read('pem'), key: read('key') });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    ({ port } = server.address() as AddressInfo);
  }
  const now = () => Temporal.Now.instant();
  return openGoodWorld({ now, ...change }, { ...goodEnvironment(), SITE_ROOT: `https://localhost:${port}` });
}

const behind = ['good same-shop', 'good proxy'];

describe('the address of a shop', () => {
  it('leads to this shop, by a certificate that browsers believe [OFC-30]', async () => {
    const findings = await examinePublicAddress(await worldWith('good'));
    expect(statesOf(findings)).toEqual(['good certificate', 'good redirect', ...behind]);
    expect(findings[0]?.says).toMatch(/de localhost vaut jusqu’au \d+/);
  });

  it('has a certificate that ends within three weeks [OFC-30]', async () => {
    const findings = await examinePublicAddress(await worldWith('soon'));
    expect(statesOf(findings)).toEqual(['doubtful certificate', 'good redirect', ...behind]);
    expect(findings[0]?.says).toMatch(/prend fin dans 13 jours, le \d+/);
  });

  it.each([
    ['has ended', 'ended', /a pris fin le \d+/],
    ['is for another name', 'other', /pour un autre nom/],
    ['is of an unknown authority', 'unbelieved', /ne croient pas/],
    ['nobody shows', null, /ne répond pas à cette machine : connexion refusée/],
  ])('has a certificate that %s: nothing else is examined [OFC-30]', async (_, certificate, says) => {
    const findings = await examinePublicAddress(await worldWith(certificate));
    expect(statesOf(findings)).toEqual(['bad certificate', 'good redirect']);
    expect([findings[0]?.says, findings[0]?.advice]).toEqual([expect.stringMatching(says), expect.any(String)]);
  });

  it.each([
    ['leads nowhere', 'ENOTFOUND', 'bad dns'],
    ['can not be looked up', 'EAI_AGAIN', 'unknown dns'],
  ])('has a name that %s [OFC-30]', async (_, code, state) => {
    const lookUp = () => Promise.reject(Object.assign(new Error(code), { code }));
    expect(statesOf(await examinePublicAddress(await openGoodWorld({ lookUp })))).toEqual([state]);
  });
});

/** Runs the checks while some URLs respond differently. */
async function answered(
  answers: Record<string, () => Response | Promise<Response>>,
  change: Partial<DoctorWorld> = {},
) {
  const world = await worldWith('good', change);
  const ask: DoctorWorld['ask'] = (url, init) => {
    const { protocol, pathname } = new URL(url);
    return Promise.resolve(answers[protocol === 'http:' ? 'http' : pathname]?.() ?? world.ask(url, init));
  };
  const findings = await examinePublicAddress({ ...world, ask });
  return findings.filter(({ state }) => state !== 'good');
}

const refused = () => Promise.reject(new TypeError('fetch failed'));
const redirect = (location: string) => new Response(null, { status: 301, headers: { location } });
const seen = (visitor: string, isHttps: boolean, isForwarded: boolean) => () =>
  Response.json({ status: 'success', payload: { visitor, is_https: isHttps, is_forwarded: isForwarded } });
const connection = '/v2/public/connection';

describe('who types the address without https', () => {
  it.each([
    ['is shown the shop', () => new Response('shop'), 'bad redirect'],
    ['is led to http again', () => redirect('http://localhost/menu'), 'bad redirect'],
    ['is led to another house', () => redirect('https://autre.example/'), 'bad redirect'],
    ['is not answered', refused, 'doubtful redirect'],
  ])('%s [OFC-30]', async (_, http, state) => {
    expect(statesOf(await answered({ http }))).toEqual([state]);
  });
});

describe('what answers at the address', () => {
  it('is another build, another shop, a page of nginx, or this shop that does not run [OFC-30]', async () => {
    const other = () => Response.json({ buildId: 'another' });
    expect(statesOf(await answered({ '/builds/latest.json': other }))).toEqual(['bad same-shop']);
    expect(statesOf(await answered({ '/manifest.webmanifest': other }))).toEqual(['bad same-shop']);
    const gateway = () => new Response('Bad Gateway', { status: 502 });
    expect(statesOf(await answered({ '/builds/latest.json': gateway }))).toEqual(['bad same-shop']);
    expect(statesOf(await answered({}, { askShop: refused }))).toEqual(['unknown same-shop']);
  });
});

describe('the proxy before a shop', () => {
  it.each([
    ['passes on what visitors say of themselves', seen('203.0.113.7', true, true), /croit l’adresse/],
    ['is not believed', seen('127.0.0.1', false, false), /comptent pour un seul/],
    ['does not say that they came by https', seen('198.51.100.9', false, true), /ne dit pas/],
    ['is that of something else', () => Response.json({ status: 'error' }), /ne répond pas cette boutique/],
    ['has a page of its own', () => new Response('<html>', { status: 502 }), /ne répond pas/],
  ])('%s [OFC-30, SEC-10]', async (_, answer, says) => {
    const [finding, ...others] = await answered({ [connection]: answer });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ id: 'proxy', state: 'bad', says: expect.stringMatching(says) });
    expect(finding?.advice).not.toBeNull();
  });

  it('gets a request with a made-up forwarding header [OFC-30]', async () => {
    const world = await worldWith('good');
    const said: unknown[] = [];
    const ask: DoctorWorld['ask'] = (url, init) => {
      if (url.endsWith(connection)) said.push(init?.headers);
      return world.ask(url, init);
    };
    await examinePublicAddress({ ...world, ask });
    expect(said).toEqual([{ 'x-forwarded-for': '203.0.113.7' }]);
  });
});
