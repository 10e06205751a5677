import type { SiteConfig } from '@comptoir/contract';
import type { Order } from '../record/order.ts';

/** A link of a mail: what it is to, and where that is. */
export interface MailLink {
  text: string;
  href: string;
}

/** To the page on which an order's diner follows it (LIV-01); empty: it has none. */
export function liveLink({ trackToken }: Pick<Order, 'trackToken'>, { siteRoot }: SiteConfig): MailLink[] {
  return trackToken === null ? [] : [{ text: 'Suivre ma commande', href: `${siteRoot}/commande/${trackToken}` }];
}

/** To an order in the office, which asks who comes (LIV-25). */
export function officeLink({ number }: Pick<Order, 'number'>, { siteRoot }: SiteConfig): MailLink {
  return { text: 'Ouvrir la commande', href: `${siteRoot}/office/commandes/${number}` };
}

/** A link in a mail of text alone. */
export const writeLink = ({ text, href }: MailLink): string => `${text} : ${href}`;
