import type { Settings, SiteConfig } from '@comptoir/contract';
import type { Mail } from '../../../gateways/mail/mail-gateway.ts';

export function shopSender({ contacts }: Settings, site: SiteConfig): Mail['from'] {
  return { name: contacts.name || site.title, address: contacts.email };
}

export const mailIdOf = (taskKey: string): string => taskKey.replace(/[^A-Za-z0-9-]/g, '-');
