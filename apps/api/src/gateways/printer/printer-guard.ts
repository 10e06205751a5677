import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { withinTime } from '../within-time.ts';

export interface PrinterRules {
  /** Printers beyond private networks and usual ports: `host`, `host:port` or `[IPv6]:port`. */
  allowed: readonly string[];
  /** True in a demo and in tests, where a printer may run on this machine. */
  isLocalAllowed: boolean;
}

interface Place {
  host: string;
  port: number;
}

/** Finds the addresses of a name. @throws Error if it has none */
type Resolve = (name: string) => Promise<readonly string[]>;

const lookupMilliseconds = 3_000;

function listOf(...subnets: [string, number, 'ipv4' | 'ipv6'][]): BlockList {
  const list = new BlockList();
  for (const [network, prefix, family] of subnets) list.addSubnet(network, prefix, family);
  return list;
}

const privateNetworks = listOf(
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
);
const thisMachine = listOf(['127.0.0.0', 8, 'ipv4'], ['::1', 128, 'ipv6']);
/** Where clouds tell a machine its secrets, and addresses that mean no printer. They can't be allowed. */
const forbidden = listOf(
  ['169.254.169.254', 32, 'ipv4'],
  ['169.254.170.2', 32, 'ipv4'],
  ['fd00:ec2::254', 128, 'ipv6'],
  ['0.0.0.0', 8, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 128, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
);

/** IPv6 may be written in brackets. */
const bareHost = (host: string) => host.replace(/^\[(.*)\]$/, '$1').toLowerCase();

/** The ports on which receipt printers listen: the usual ones, and that of printers by the name of Star. */
const isPrinterPort = (port: number) => (port >= 9100 && port <= 9109) || port === 4000;

function readAllowed(entry: string): { host: string; port: number | null } {
  const [, name = entry, port] = /^(\[.*\]|[^:]*):(\d+)$/.exec(entry) ?? [];
  return { host: bareHost(name), port: port === undefined ? null : Number(port) };
}

const resolveName: Resolve = async (name) => {
  const limit = { name: 'the name of a printer', limitMilliseconds: lookupMilliseconds };
  return (await withinTime(() => lookup(name, { all: true }), limit)).map(({ address }) => address);
};

/**
 * Makes the function that decides where the shop may print (trust R17): a manager types any host, and the shop connects to it. The answer
 * is the address to connect to, so that a name can't lead elsewhere between the check and the connection; null if there is none.
 */
export function createPrinterGuard(
  { allowed, isLocalAllowed }: PrinterRules,
  resolve: Resolve = resolveName,
): (place: Place) => Promise<string | null> {
  const known = allowed.map(readAllowed);

  function mayConnect(address: string, isListed: boolean): boolean {
    // The zone of a link-local address says which network card leads to it.
    const [plain = ''] = address.split('%');
    const family = isIP(plain) === 6 ? 'ipv6' : 'ipv4';
    if (forbidden.check(plain, family)) return false;
    if (thisMachine.check(plain, family)) return isLocalAllowed;
    return isListed || privateNetworks.check(plain, family);
  }

  return async ({ host, port }) => {
    const name = bareHost(host);
    const isListed = known.some((one) => one.host === name && (one.port ?? port) === port);
    const isPortListed = known.some((one) => one.host === name && one.port === port);
    if (!isPrinterPort(port) && !isPortListed) return null;
    const addresses = isIP(name) > 0 ? [name] : await resolve(name).catch(() => []);
    return addresses.every((address) => mayConnect(address, isListed)) ? (addresses[0] ?? null) : null;
  };
}
