import type { SiteConfig } from '@comptoir/contract';

/** Addresses that only this machine or an emulator can reach. */
const isNear = ({ hostname }: URL) => ['localhost', '127.0.0.1', '10.0.2.2'].includes(hostname);

/** @throws an Error if the site has no native settings, or if a phone can't reach the API. */
export function demandShop({ id, apiRoot, native }: SiteConfig): NonNullable<SiteConfig['native']> {
  if (!native)
    throw new Error(
      `sites/${id}/site.ts names no application: add native: { appId, appName }, such as { appId: 'fr.${id.replaceAll('-', '')}.commande', appName: 'Commander' }.`,
    );
  if (apiRoot === '')
    throw new Error(
      'API_ROOT is missing: an application needs the absolute address of the shop that it calls, such as API_ROOT=https://commande.example.fr.',
    );
  const url = new URL(apiRoot);
  if (url.protocol !== 'https:' && !isNear(url))
    throw new Error(`API_ROOT=${apiRoot} can't be called from a phone: it must begin with https://.`);
  return native;
}
