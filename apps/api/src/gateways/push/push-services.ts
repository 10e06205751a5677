/** The supported push services. Their names appear in the log. */
const services = [
  { name: 'the push service of Google', host: /^fcm\.googleapis\.com$/ },
  { name: 'the push service of Mozilla', host: /^([a-z0-9-]+\.)?push\.services\.mozilla\.com$/ },
  { name: 'the push service of Microsoft', host: /^[a-z0-9-]+\.notify\.windows\.com$/ },
  { name: 'the push service of Apple', host: /^web\.push\.apple\.com$/ },
];

const longestEndpoint = 1000;

/** A browser may send any URL, so the shop calls only these hosts (LIV-19). `sandbox` is a test service's origin. */
export function findService(endpoint: string, sandbox: string | null): string | null {
  if (endpoint.length > longestEndpoint || !URL.canParse(endpoint)) return null;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return null;
  if (sandbox !== null && origin === sandbox) return 'the push sandbox';
  if (protocol !== 'https:' || port !== '') return null;
  return services.find(({ host }) => host.test(hostname))?.name ?? null;
}
