import { randomBytes } from 'node:crypto';
import type { SiteConfig } from '@comptoir/contract';
import { GatewayFailure } from '../../../gateways/gateway-failure.ts';
import type { PaymentIntent } from '../../../gateways/payment/payment-gateway.ts';
import { hashToken } from '../../../secrets/token.ts';
import { awayUntil } from '../settle/away.ts';
import { type VoidTools, voidPayment } from '../settle/void-payment.ts';
import { markAway } from './paypal-repository.ts';

export interface PaypalTools extends VoidTools {
  site: Pick<SiteConfig, 'siteRoot'>;
}

export interface SentToPaypal {
  redirectUrl: string;
  returnToken: string;
  awayUntil: Temporal.Instant;
}

/** The address is the site's own, never one that a request named (PYX-43). */
const newReturnUrl = ({ siteRoot }: PaypalTools['site']) =>
  `${siteRoot}/checkout/retour?r=${randomBytes(16).toString('hex')}`;

/**
 * Confirms a stored payment by PayPal, or finds the visit that already waits. The token is read from the payment at the provider,
 * because the shop keeps its hash alone. @throws GatewayFailure if the diner can't be sent there; nothing is held then.
 */
export async function sendToPaypal(tools: PaypalTools, intent: PaymentIntent): Promise<SentToPaypal> {
  const { db, cards, now, site } = tools;
  const confirmed = intent.visit ? intent : await cards.confirmByPaypal(intent.id, newReturnUrl(site));
  const visit = confirmed?.visit ?? null;
  const returnToken = visit && readToken(visit.returnUrl);
  if (!visit || !returnToken || !cards.mayVisit(visit.url)) {
    await voidPayment(tools, intent.id);
    throw new GatewayFailure(`The diner of ${intent.id} can't be sent to PayPal`);
  }
  const at = now().toInstant();
  const awayAt = await markAway(db, intent.id, { returnHash: hashToken(returnToken), at, until: awayUntil(at) });
  if (!awayAt) throw new GatewayFailure(`${intent.id} was given up meanwhile`);
  return { redirectUrl: visit.url, returnToken, awayUntil: awayUntil(awayAt) };
}

const readToken = (returnUrl: string): string | null => new URL(returnUrl).searchParams.get('r');
