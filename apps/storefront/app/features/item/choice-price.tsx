import { useFormat } from '../../messages/use-format.ts';
import { useMessage } from '../../messages/use-message.ts';
import choicesStyles from './choices.module.css';

/** What a choice adds or takes off: "+ 1,00 €", "− 2,50 €", "Inclus". Integer cents. */
export function ChoicePrice({ cents, className }: { cents: number; className?: string | undefined }) {
  const say = useMessage();
  const format = useFormat();
  const amount = format.money(Math.abs(cents));
  const text = cents === 0 ? say('item.included') : say(cents > 0 ? 'item.priceMore' : 'item.priceLess', { amount });
  return (
    <span className={className ?? choicesStyles.price} data-cents={cents}>
      {text}
    </span>
  );
}
