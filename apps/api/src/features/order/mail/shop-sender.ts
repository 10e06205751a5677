import type { Settings, SiteConfig } from '@comptoir/contract';
import type { Mail } from '../../../gateways/mail/mail-gateway.ts';

/** Who the shop's mails come from: the restaurant by its own name, else by the site's. */
export function shopSender({ contacts }: Settings, site: SiteConfig): Mail['from'] {
  return { name: contacts.name || site.title, address: contacts.email };
}

/** The id of a mail that is sent for an outbox task: the same for each try. */
export const mailIdOf = (taskKey: string): string => taskKey.replace(/[^A-Za-z0-9-]/g, '-');
