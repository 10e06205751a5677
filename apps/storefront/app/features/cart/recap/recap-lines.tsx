import { badgeClass, classNames, Tile, tintAt } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { joinOrigins } from '@comptoir/words';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { dishPicture } from '../../../state/shop/dish-picture.ts';
import cartLineStyles from '../lines/cart-line.module.css';

export interface RecapLine {
  name: string;
  /** The options and the note of the line in one text. */
  details: string;
  quantity: number;
  totalCents: number;
  image: string | null;
  /** The position of the dish's category, which sets its tint. */
  position: number;
  isFree: boolean;
  isHomemade?: true | undefined;
  /** The sentences of the origins of the line's meats (LAW-07). */
  origins?: string[] | undefined;
}

export function RecapLines({ lines }: { lines: RecapLine[] }) {
  const say = useMessage();
  const format = useFormat();
  return (
    <ul>
      {lines.map((line, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes its order
          key={index}
          className={classNames(cartLineStyles.line, cartLineStyles.recap)}
          data-testid={line.isFree ? 'cart-free-line' : 'cart-line'}
        >
          <Tile
            picture={dishPicture(line.image)}
            tint={tintAt(line.position)}
            placeholder="utensils"
            className={cartLineStyles.tile}
          />
          <div className="grow">
            <h3>{say('cart.choiceCount', { count: line.quantity, name: line.name })}</h3>
            {line.details && <p>{line.details}</p>}
            {line.isHomemade && <Text id="menu.homemade" as="p" data-testid="homemade" />}
            {line.origins && <p data-testid="meat-origin">{joinOrigins(line.origins)}</p>}
          </div>
          {line.isFree ? (
            <Text id="cart.free" className={badgeClass()} />
          ) : (
            <b className="figures">{format.money(line.totalCents)}</b>
          )}
        </li>
      ))}
    </ul>
  );
}
