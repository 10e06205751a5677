import { onlineMethods } from '@comptoir/domain';
import { Text } from '../../messages/text.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';

/** The ways to pay online that the restaurant has switched on. Link and the wallets are ways of the card. */
function useOnlineKinds() {
  const payments = useCatalogue(({ settings }) => settings.payments);
  const { isCardActive, isPaypalActive, areWalletsActive } = payments;
  return {
    card: isCardActive,
    wallets: isCardActive && areWalletsActive,
    link: onlineMethods(payments).includes('link'),
    paypal: isPaypalActive,
  };
}

/** Says who gets what when an order is paid online, by the settings (PYX-82). Null if nothing is paid online. */
export function PaymentNotes({ about }: { about: 'data' | 'cookies' }) {
  const kinds = useOnlineKinds();
  const told = (['card', 'wallets', 'link', 'paypal'] as const).filter((kind) => kinds[kind]);
  if (told.length === 0) return null;
  return (
    <>
      <Text id="legal.payment.heading" as="h2" />
      <Text id="legal.payment.before" as="p" />
      <ul>
        {told.map((kind) => (
          <Text key={kind} id={`legal.payment.${about}.${kind}`} as="li" />
        ))}
      </ul>
      {about === 'cookies' && kinds.card && <Text id="legal.payment.wiped" as="p" />}
    </>
  );
}
