import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // All addresses are known from the first document on: no request to discover a route before a tap can navigate.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
