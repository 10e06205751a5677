import { mailLink, type SiteConfig } from '@comptoir/contract';
import type { PushKeys, PushSender } from '../../gateways/push/push-gateway.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';

/** Who push services are told that sends: the shop's keys, and its page or, where that is no public one, its mail. */
export function pushSender(
  keys: PushKeys,
  { siteRoot }: SiteConfig,
  { settings }: Pick<Snapshot, 'settings'>,
): PushSender {
  const contact = siteRoot.startsWith('https:') ? siteRoot : (mailLink(settings.contacts.email) ?? siteRoot);
  return { ...keys, contact };
}
