import { isIPv6 } from 'node:net';

/** Returns the network that rate limits count: a whole IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const [ip = ''] = address.split('%');
  if (!isIPv6(ip)) return ip;
  const canonical = new URL(`http://[${ip}]`).hostname.slice(1, -1);
  const [before = '', after] = canonical.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  return isMapped ? groups.slice(6).flatMap(bytesOf).join('.') : `${groups.slice(0, 4).join(':')}::/64`;
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
