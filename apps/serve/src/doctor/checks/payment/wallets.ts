import type { PaymentGateway, WalletHost } from '@comptoir/api';
import type { Finding } from '@comptoir/contract';
import { doubtful, good, unknown } from '../../finding.ts';
import type { TellReason } from '../../tell-reason.ts';

const appleFile = '/.well-known/apple-developer-merchantid-domain-association';

const names = { applePay: 'Apple Pay', googlePay: 'Google Pay', link: 'Link' } as const;
const register = 'Lancez « payments check --register ».';

/** Says whether wallets can be shown on a host. With `isRegistering` it is registered first. */
export async function examineWallets(
  host: string,
  cards: Pick<PaymentGateway, 'findWalletHost' | 'registerWalletHost'>,
  { tellReason, isRegistering = false }: { tellReason: TellReason; isRegistering?: boolean },
): Promise<Finding> {
  const id = `wallets-${host}`;
  try {
    return judge(id, host, await (isRegistering ? cards.registerWalletHost(host) : cards.findWalletHost(host)));
  } catch (error) {
    return unknown(id, `Stripe ne dit rien des portefeuilles sur ${host} : ${tellReason(error)}.`);
  }
}

function judge(id: string, host: string, known: WalletHost | null): Finding {
  if (!known)
    return doubtful(id, `${host} n’est pas enregistré chez Stripe : aucun portefeuille ne s’y montre.`, register);
  if (!known.isEnabled)
    return doubtful(
      id,
      `${host} est désactivé chez Stripe : aucun portefeuille ne s’y montre.`,
      'Réactivez-le dans le tableau de bord de Stripe, parmi les domaines des moyens de paiement.',
    );
  const wallets = Object.keys(names) as (keyof typeof names)[];
  const refused = wallets.filter((wallet) => known.refusals[wallet] !== null);
  if (refused.length === 0) return good(id, `${host} : Apple Pay, Google Pay et Link sont actifs.`);
  const reasons = refused.map((wallet) => {
    const reason = known.refusals[wallet];
    return reason ? `${names[wallet]} (${reason.replace(/\.$/, '')})` : names[wallet];
  });
  return doubtful(
    id,
    `${host} : inactif chez Stripe pour ${reasons.join(', ')}.`,
    known.refusals.applePay === null
      ? register
      : `Apple doit pouvoir lire https://${host}${appleFile}. Puis : ${register}`,
  );
}
