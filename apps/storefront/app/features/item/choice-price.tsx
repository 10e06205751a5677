import { useFormat } from '../../messages/use-format.ts';
import { useMessage } from '../../messages/use-message.ts';

/** What a choice adds or takes off: "+ 1,00 €", "− 2,50 €", "Inclus". Integer cents. */
export function ChoicePrice({ cents, className = 'px' }: { cents: number; className?: string }) {
  const say = useMessage();
  const format = useFormat();
  const amount = format.money(Math.abs(cents));
  const text = cents === 0 ? say('item.included') : say(cents > 0 ? 'item.priceMore' : 'item.priceLess', { amount });
  return (
    <span className={className} data-cents={cents}>
      {text}
    </span>
  );
}
