import { buttonClass, EmptyState } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { useMessage } from '../../messages/use-message.ts';
import { usePath } from '../../state/page/use-path.ts';
import { useSite } from '../../state/shop/shop-context.tsx';

/** The server had already stored an earlier version of this order (CHK-57). */
export function KnownOrderNotice({ orderNumber }: { orderNumber: number }) {
  const say = useMessage();
  const path = usePath();
  const { pictures } = useSite();
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        title={say('checkout.alert.order_exists', { number: orderNumber })}
        text={say('checkout.alert.order_existsText')}
        picture={pictures.success}
      >
        <div className="row wrapping centered">
          <Link className={buttonClass('primary')} to={path('/success')}>
            {say('checkout.alert.see')}
          </Link>
          <Link className={buttonClass('outline')} to={path('/menu')}>
            {say('checkout.alert.another')}
          </Link>
        </div>
      </EmptyState>
    </div>
  );
}
