/** The services by a name for the log: Chrome, and Edge on Android; Firefox; Edge on Windows; Safari. */
const services = [
  { name: 'the push service of Google', host: /^fcm\.googleapis\.com$/ },
  { name: 'the push service of Mozilla', host: /^([a-z0-9-]+\.)?push\.services\.mozilla\.com$/ },
  { name: 'the push service of Microsoft', host: /^[a-z0-9-]+\.notify\.windows\.com$/ },
  { name: 'the push service of Apple', host: /^web\.push\.apple\.com$/ },
];

const longestEndpoint = 1000;

/**
 * Finds the service of an address; null: the shop does not send there. A browser may claim any address, so only these hosts are ever
 * called, by HTTPS on its own port (LIV-19). `sandbox` is the origin of a service on this machine.
 */
export function findService(endpoint: string, sandbox: string | null): string | null {
  if (endpoint.length > longestEndpoint || !URL.canParse(endpoint)) return null;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return null;
  if (sandbox !== null && origin === sandbox) return 'the push sandbox';
  if (protocol !== 'https:' || port !== '') return null;
  return services.find(({ host }) => host.test(hostname))?.name ?? null;
}
