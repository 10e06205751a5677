import { buttonClass, EmptyState } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { type ReactNode, useEffect } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { useAwayVisit } from '../../../state/cart/cart-lock.ts';
import { useCartStore } from '../../../state/cart/cart-store.ts';
import { useIsOnline } from '../../../state/page/use-is-online.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { useSite } from '../../../state/shop/shop-context.tsx';
import { useReturnedToken } from '../visit/returned-token.ts';
import { type ToldVisit, useVisit } from '../visit/use-visit.ts';

/**
 * The page that PayPal leads back to. The browser that left goes on in its checkout, which asks the server and finishes the order
 * (E77). Any other reads here what became of the payment, and gets the page of its order (PYX-47).
 */
export function PaymentReturn() {
  const { go } = useNavigation();
  const checkoutPath = usePath()('/checkout');
  const token = useReturnedToken();
  const isCartRead = useCartStore(({ isReady }) => isReady);
  const visit = useAwayVisit();
  const isKnown = isCartRead && token !== undefined;
  const isOurs = isKnown && visit !== null && visit.token === token;
  useEffect(() => {
    if (isOurs) go(checkoutPath, { isReplacing: true });
  }, [isOurs, go, checkoutPath]);

  if (!isKnown || isOurs) return <Told words="asking" />;
  return token === null ? <Told words="unknownToken" /> : <Elsewhere token={token} />;
}

/** What another browser may know: the token opens reading, and nothing of the order's diner. */
function Elsewhere({ token }: { token: string }) {
  const say = useMessage();
  const { go } = useNavigation();
  const path = usePath();
  const isOnline = useIsOnline();
  const { told } = useVisit(token);
  const { state, trackToken } = told;
  const orderPath = state === 'placed' && trackToken ? path(`/commande/${trackToken}`) : null;
  useEffect(() => {
    if (orderPath) go(orderPath, { isReplacing: true });
  }, [orderPath, go]);
  const isWaiting = !isOnline && (state === 'asking' || state === 'unreached' || state === 'unknown');
  return (
    <Told words={isWaiting ? 'offline' : state} told={told}>
      {orderPath && (
        <Link className={buttonClass('primary')} to={orderPath}>
          {say('paypal.back.see', { number: told.orderNumber ?? 0 })}
        </Link>
      )}
    </Told>
  );
}

interface ToldProps {
  words: ToldVisit['state'] | 'offline';
  told?: ToldVisit;
  /** The way to the order. Without one the way leads back to the checkout. */
  children?: ReactNode;
}

function Told({ words, told, children }: ToldProps) {
  const say = useMessage();
  const path = usePath();
  const { pictures } = useSite();
  const isAsking = words === 'asking';
  return (
    <div role="status" data-testid="return-page" data-state={words}>
      <EmptyState
        heading="h1"
        picture={words === 'placed' ? pictures.success : pictures.error}
        isGrey={words !== 'placed'}
        title={say('paypal.back.title')}
        text={<Sentence words={words} told={told} />}
      >
        {children ||
          (!isAsking && (
            <Link className={buttonClass('primary')} to={path('/checkout')}>
              {say('paypal.back.toOrder')}
            </Link>
          ))}
      </EmptyState>
    </div>
  );
}

function Sentence({ words, told }: Pick<ToldProps, 'words'> & { told: ToldVisit | undefined }): ReactNode {
  const say = useMessage();
  switch (words) {
    case 'placed':
      return say('paypal.back.placed', { number: told?.orderNumber ?? 0 });
    case 'open':
      return say('paypal.back.open');
    case 'failed':
    case 'expired':
      return say(`paypal.${words}`);
    case 'refused':
      return [told?.message, say('paypal.refused')].filter(Boolean).join(' ');
    case 'processing':
      return `${say('paypal.processing')} ${say('paypal.processingText')}`;
    case 'offline':
      return `${say('paypal.offline')}. ${say('paypal.offlineText')}`;
    case 'unknownToken':
      return `${say('paypal.back.unknown')} ${say('paypal.back.unknownText')}`;
    default:
      return say('paypal.asking');
  }
}
