import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../messages/use-message.ts';
import type { OfferedSlot } from '../run/slots.ts';
import styles from './slot-run.module.css';

const words = {
  kitchen: 'checkout.when.kitchenFull',
  orders: 'checkout.when.full',
  full: 'checkout.when.full',
  closed_by_hand: 'checkout.when.closedByHand',
  closed: 'checkout.when.closed',
  paused: 'checkout.when.breathing',
  too_soon: 'checkout.when.tooSoon',
  past: 'checkout.when.tooSoon',
  free: 'checkout.when.full',
} as const;

/** Slots that can't be chosen, with their one reason (CAP-03). */
export function SlotRun({ slots }: { slots: [OfferedSlot, ...OfferedSlot[]] }) {
  const say = useMessage();
  const format = useFormat();
  const [{ state, reason }] = slots;
  return (
    <p className={styles.run} data-testid="slot-run" data-reason={reason ?? state}>
      {slots.map(({ value, start }) => (
        <s key={value} data-time={value}>
          {format.hour(start)}
        </s>
      ))}
      <b>{say(words[reason ?? state])}</b>
    </p>
  );
}
