import type { PaymentGateway } from '@comptoir/api';
import type { Finding } from '@comptoir/contract';
import { doubtful, good, unknown } from '../../finding.ts';
import type { TellReason } from '../../tell-reason.ts';

/** Says whether PayPal can be used: the account must offer it (PYX-39). `isWanted`: the restaurant has switched it on. */
export async function examinePaypal(
  cards: Pick<PaymentGateway, 'isPaypalOffered'>,
  { tellReason, isWanted }: { tellReason: TellReason; isWanted: boolean },
): Promise<Finding> {
  try {
    if (await cards.isPaypalOffered()) return good('paypal', 'PayPal : le compte Stripe le propose.');
  } catch (error) {
    return unknown('paypal', `Stripe ne dit pas si le compte propose PayPal : ${tellReason(error)}.`);
  }
  return isWanted
    ? doubtful(
        'paypal',
        'PayPal est activé, et le compte Stripe ne le propose pas : il n’est pas montré.',
        'Activez PayPal dans le tableau de bord de Stripe, parmi les moyens de paiement.',
      )
    : good('paypal', 'PayPal : le compte Stripe ne le propose pas. Activez-le d’abord là-bas, si vous le voulez.');
}
