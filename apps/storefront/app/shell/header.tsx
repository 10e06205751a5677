import { Link } from 'react-router';
import { Text } from '../messages/text.tsx';
import { useMessage } from '../messages/use-message.ts';
import { useCartCount } from '../state/cart-store.ts';
import { openSheet } from '../state/sheet-store.ts';
import { usePath } from '../state/use-path.ts';
import { usePlaceName } from '../state/use-place-name.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Logo } from './logo.tsx';
import type { Screen } from './screen.ts';

const kinds = { solid: 'hd', over: 'hd hd-over', 'over-ink': 'hd hd-over hd-ink' };

/** Place and menu on the left, the logo in the middle, the cart on the right (SHL-17, SHL-18). */
export function Header({ kind }: { kind: Exclude<Screen['header'], 'none'> }) {
  const say = useMessage();
  const path = usePath();
  const count = useCartCount();
  const { id, place } = usePlaceName();
  const sentence = say(id, { place });
  return (
    <header className={kinds[kind]} data-testid="header" data-size="md">
      <div className="wrap hd-in">
        <div className="hd-l">
          <button
            type="button"
            className="loc"
            data-testid="location-button"
            aria-label={say('shell.changePlace', { place: sentence })}
            onClick={() => openSheet({ name: 'location' })}
          >
            <Icon name="map-pin" />
            <span className="d-only">{sentence}</span>
            <Icon name="chevron-down" size="small" className="d-only" />
          </button>
          <Link className="loc d-only" to={path('/menu')} prefetch="intent">
            <Text id="shell.menu" />
          </Link>
        </div>
        <Logo />
        <div className="hd-r">
          <IconButton
            className="cart-n"
            label={say('shell.cart', { count })}
            onClick={() => openSheet({ name: 'cart' })}
          >
            <Icon name="shopping-bag" />
            {count > 0 && <b>{count}</b>}
          </IconButton>
        </div>
      </div>
    </header>
  );
}
