import type { SiteConfig } from '@comptoir/contract';
import type { Order } from '../record/order.ts';
import { orderMailWords } from './order-mail-words.ts';

export interface MailLink {
  text: string;
  href: string;
}

/** The link to the diner's page of the order (LIV-01), or an empty array after the token was erased. */
export function liveLink({ trackToken }: Pick<Order, 'trackToken'>, { siteRoot }: SiteConfig): MailLink[] {
  return trackToken === null ? [] : [{ text: 'Suivre ma commande', href: `${siteRoot}/commande/${trackToken}` }];
}

/** The link to the order in the office, which asks for a sign-in (LIV-25). */
export function officeLink({ number }: Pick<Order, 'number'>, { siteRoot }: SiteConfig): MailLink {
  return { text: 'Ouvrir la commande', href: `${siteRoot}/office/commandes/${number}` };
}

/** The link to the model form of a withdrawal, in the terms (LAW-44). */
export function modelFormLink({ siteRoot }: SiteConfig): MailLink {
  return { text: orderMailWords.modelForm, href: `${siteRoot}/terms-of-service#retractation` };
}

export const writeLink = ({ text, href }: MailLink): string => `${text} : ${href}`;
