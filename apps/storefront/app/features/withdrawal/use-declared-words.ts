import type { DeclaredWithdrawal } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../messages/use-message.ts';
import type { Followed } from '../../state/live/followed-order.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { writeUnits } from './chosen-units.ts';
import { isCashDue } from './is-cash-due.ts';

type Declared = Omit<DeclaredWithdrawal, 'id' | 'declaredAt'>;

/** Tells a declared withdrawal to its diner: what it is of, and what happens next. */
export function useDeclaredWords(order: Followed['order']): (declared: Declared) => { of: string; next: string } {
  const say = useMessage();
  const format = useFormat();
  const { address } = useCatalogue((catalogue) => catalogue.settings.contacts);

  function next({ state, lastDay }: Declared): string {
    if (state === 'refused' || state === 'settled') return say(`live.withdrawal.${state}`);
    if (!lastDay) return say(isCashDue(order) ? 'live.withdrawal.lessCash' : 'live.withdrawal.unsent');
    if (state === 'settling') return say('live.withdrawal.settling');
    return say('live.withdrawal.bringBack', { address, day: format.date(lastDay) });
  }

  return (declared) => {
    const units = format.list(declared.lines.map(writeUnits));
    return {
      of: say('live.withdrawal.of', { units, amount: format.money(declared.amountCents) }),
      next: next(declared),
    };
  };
}
