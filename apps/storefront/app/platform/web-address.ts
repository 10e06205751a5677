/** The absolute web address of a path of this site. The native shell's own origin is none of the web, so it takes `shellRoot`. */
export function webAddress(path: string, shellRoot: string): string {
  const { origin, protocol } = window.location;
  return new URL(path, protocol.startsWith('http') ? origin : shellRoot).href;
}
