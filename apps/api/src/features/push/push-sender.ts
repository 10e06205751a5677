import { mailLink, type SiteConfig } from '@comptoir/contract';
import type { PushKeys, PushSender } from '../../gateways/push/push-gateway.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';

/** The contact for push services is the shop's page, or its mail address if the page is not public. */
export function pushSender(
  keys: PushKeys,
  { siteRoot }: SiteConfig,
  { settings }: Pick<Snapshot, 'settings'>,
): PushSender {
  const contact = siteRoot.startsWith('https:') ? siteRoot : (mailLink(settings.contacts.email) ?? siteRoot);
  return { ...keys, contact };
}
