import type { Finding } from '@comptoir/contract';
import { connectCards } from '../../card/open-card.ts';
import { examinePaypal } from '../../doctor/checks/payment/paypal.ts';
import { examineWallets } from '../../doctor/checks/payment/wallets.ts';
import { examineWebhook } from '../../doctor/checks/payment/webhook.ts';
import { bad } from '../../doctor/finding.ts';
import { printFindings } from '../../doctor/print-findings.ts';
import { createTellReason } from '../../doctor/tell-reason.ts';
import { type Config, readConfig } from '../../environment/config.ts';
import { loadSite } from '../../site/load-site.ts';
import { printJson } from '../print/print-json.ts';
import type { Words } from '../print/words.ts';

/** The hosts under which diners may see the shop, with and without `www`. A demo is on this machine. */
export function walletHosts({ isDemo }: Pick<Config, 'isDemo'>, siteRoot: string): string[] {
  if (isDemo) return ['localhost', '127.0.0.1'];
  const { hostname } = new URL(siteRoot);
  return [hostname, hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`];
}

/** The command `payments check`. It writes nothing at the provider without `--register` (PYX-25, PYX-73). */
export async function checkPayments({ isJson, isRegistering }: Words): Promise<void> {
  const config = readConfig(process.env);
  const site = await loadSite(config);
  const cards = await connectCards(config.payment, site.config.currency);
  try {
    const findings: Finding[] = [];
    if (!cards)
      findings.push(bad('cards', 'La boutique n’a pas de clés de Stripe : ni portefeuille ni PayPal ne s’y montrent.'));
    else {
      const tellReason = createTellReason(config);
      for (const host of walletHosts(config, site.config.siteRoot))
        findings.push(await examineWallets(host, cards, { tellReason, isRegistering }));
      findings.push(await examinePaypal(cards, { tellReason, isWanted: false }));
      // The demo's own sandbox calls the shop without an endpoint that is registered.
      if (config.payment.kind === 'stripe')
        findings.push(await examineWebhook(site.config.siteRoot, cards, { tellReason }));
    }
    console.log(isJson ? printJson(findings) : printFindings(findings));
    if (findings.some(({ state }) => state !== 'good')) process.exitCode = 1;
  } finally {
    cards?.close();
  }
}
