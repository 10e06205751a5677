import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../messages/use-message.ts';
import choicesStyles from './choices.module.css';

interface ChoicePriceProps {
  cents: number;
  /** `isLeft` is true if the choice is in stock at the time of the order. */
  isLeft: boolean;
  className?: string;
}

export function ChoicePrice({ cents, isLeft, className }: ChoicePriceProps) {
  const say = useMessage();
  const format = useFormat();
  const amount = format.money(Math.abs(cents));
  const text = cents === 0 ? say('item.included') : say(cents > 0 ? 'item.priceMore' : 'item.priceLess', { amount });
  return (
    <span className={className ?? choicesStyles.price} data-cents={cents}>
      {isLeft ? text : say('menu.soldOut')}
    </span>
  );
}
