import { isIPv6 } from 'node:net';

/** The network by which a peer is counted: an IPv4 address is one customer's; of IPv6 a customer has at least a /64. */
export function networkOf(address: string): string {
  const [ip = ''] = address.split('%');
  if (!isIPv6(ip)) return ip;
  // A URL's host has one spelling, also of the last four bytes.
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
