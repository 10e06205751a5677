import { expect, it } from 'vitest';
import { createPrinterGuard } from './printer-guard.ts';

const names: Record<string, string[]> = {
  'bar.maison': ['192.168.1.40'],
  'rebind.example': ['192.168.1.40', '93.184.216.34'],
  'cloud.example': ['169.254.169.254'],
  'me.example': ['127.0.0.1'],
  'printer.example': ['93.184.216.34'],
};
const resolve = async (name: string) => {
  const found = names[name];
  if (!found) throw new Error(`No such name: ${name}`);
  return found;
};
const guard = ({ allowed = [] as string[], isLocalAllowed = false } = {}) =>
  createPrinterGuard({ allowed, isLocalAllowed }, resolve);

it.each([
  ['10.0.0.12', '10.0.0.12'],
  ['172.31.255.1', '172.31.255.1'],
  ['192.168.1.40', '192.168.1.40'],
  ['169.254.7.7', '169.254.7.7'],
  ['[fd12:3456::1]', 'fd12:3456::1'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['::ffff:10.0.0.12', '::ffff:10.0.0.12'],
  ['Bar.Maison', '192.168.1.40'],
])('a printer may be at %s, of a private network [TCK-08]', async (host, address) => {
  expect(await guard()({ host, port: 9100 })).toBe(address);
});

it.each([
  ['93.184.216.34', 'a public address'],
  ['172.32.0.1', 'a public address beside a private network'],
  ['100.64.0.7', 'an address of the provider'],
  ['169.254.169.254', 'where clouds keep secrets'],
  ['::ffff:169.254.169.254', 'the same in IPv6'],
  ['::ffff:a9fe:a9fe', 'the same in hexadecimal'],
  ['fd00:ec2::254', 'the same of another cloud'],
  ['127.0.0.1', 'this machine'],
  ['[::1]', 'this machine in IPv6'],
  ['::ffff:127.0.0.1', 'this machine, mapped'],
  ['0.0.0.0', 'this machine by no address'],
  ['[::]', 'this machine by no address in IPv6'],
  ['255.255.255.255', 'everybody'],
  ['2001:4860:4860::8888', 'a public address in IPv6'],
  ['printer.example', 'the name of a public address'],
  ['rebind.example', 'a name with a public address, too'],
  ['cloud.example', 'a name for where clouds keep secrets'],
  ['me.example', 'a name for this machine'],
  ['nowhere.example', 'a name without an address'],
  ['', 'no host'],
])('no printer is at %s: %s [TCK-08]', async (host) => {
  expect(await guard()({ host, port: 9100 })).toBeNull();
});

it('a printer listens on one of the usual ports, or on the one that was allowed with its host [TCK-08]', async () => {
  const allowed = ['192.168.1.40:8008', '[fd00::7]:515', 'bar.maison'];
  const at = (host: string, port: number) => guard({ allowed })({ host, port });
  const ports = [9099, 9100, 9109, 9110, 4000, 22, 5432, 8008];
  const found = await Promise.all(ports.map(async (port) => (await at('192.168.1.40', port)) !== null));
  expect(found).toEqual([false, true, true, false, true, false, false, true]);
  expect([await at('192.168.1.41', 8008), await at('bar.maison', 8008)]).toEqual([null, null]);
  expect(await at('fd00::7', 515)).toBe('fd00::7');
});

it('a public printer is reached if it is allowed, but no list allows this machine or the secrets of a cloud [TCK-08]', async () => {
  const allowed = ['printer.example', '169.254.169.254', 'cloud.example', '127.0.0.1', 'me.example', '0.0.0.0'];
  const at = (host: string) => guard({ allowed })({ host, port: 9100 });
  expect(await at('printer.example')).toBe('93.184.216.34');
  expect(await Promise.all(allowed.slice(1).map(at))).toEqual([null, null, null, null, null]);
});

it('a demo prints on this machine, on the ports of printers only [TCK-08]', async () => {
  const demo = guard({ isLocalAllowed: true });
  expect(await demo({ host: '127.0.0.1', port: 9100 })).toBe('127.0.0.1');
  expect(await demo({ host: '127.0.0.1', port: 5432 })).toBeNull();
});

it('a name that has another address the next time is judged by the one that is connected to [TCK-08]', async () => {
  const answers = [['192.168.1.40'], ['127.0.0.1']];
  const moving = createPrinterGuard({ allowed: [], isLocalAllowed: false }, async () => answers.shift() ?? []);
  const place = { host: 'moving.example', port: 9100 };
  expect([await moving(place), await moving(place), await moving(place)]).toEqual(['192.168.1.40', null, null]);
});

it('this machine is found by its names, too [TCK-08]', async () => {
  const real = createPrinterGuard({ allowed: [], isLocalAllowed: false });
  for (const host of ['localhost', '2130706433', '127.1', '0x7f.0.0.1'])
    expect(await real({ host, port: 9100 })).toBeNull();
});
