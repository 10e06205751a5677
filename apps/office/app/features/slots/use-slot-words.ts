import type { OfficeSlot } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../messages/use-message.ts';
import { useSite } from '../../state/site.ts';

interface SlotWords {
  /** The hour at which a slot or a window starts. */
  sayStart: (slot: Pick<OfficeSlot, 'start'>) => string;
  /** What the slot took of what it may take, such as "6 / 4, complet" (PSE-10). */
  sayTaken: (slot: OfficeSlot) => string;
}

export function useSlotWords(): SlotWords {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  return {
    sayStart: ({ start }) => format.hour(start.toZonedDateTimeISO(timeZone)),
    sayTaken: ({ orders, capacity }) => {
      if (capacity === null) return say('slots.takenFree', { orders });
      if (capacity === 0) return orders === 0 ? say('slots.closed') : say('slots.closedWith', { orders });
      return say(orders >= capacity ? 'slots.takenFull' : 'slots.taken', { orders, capacity });
    },
  };
}
