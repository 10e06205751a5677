import { buttonClass, EmptyState } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { useMessage } from '../../messages/use-message.ts';
import { closeSheet } from '../../state/page/sheet-store.ts';
import { usePath } from '../../state/page/use-path.ts';
import { useSite } from '../../state/shop/shop-context.tsx';

interface EmptyCartProps {
  heading?: 'h1' | 'h2';
  hasLink: boolean;
  className?: string | undefined;
}

/** On the menu page the dishes are beside the cart, so an empty cart needs no link to them. */
export function EmptyCart({ heading, hasLink, className }: EmptyCartProps) {
  const say = useMessage();
  const path = usePath();
  const { pictures } = useSite();
  return (
    <EmptyState
      title={say('cart.emptyTitle')}
      text={say('cart.empty')}
      picture={pictures.empty}
      className={className}
      {...(heading && { heading })}
    >
      {hasLink && (
        <Link className={buttonClass('primary')} to={path('/menu')} onClick={closeSheet}>
          {say('cart.toMenu')}
        </Link>
      )}
    </EmptyState>
  );
}
