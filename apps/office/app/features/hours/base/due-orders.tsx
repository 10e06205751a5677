import type { DueOrder } from '@comptoir/contract';
import { fieldStyles, Icon } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useId } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useSite } from '../../../state/site.ts';
import styles from './hours.module.css';

interface DueOrdersProps {
  orders: readonly DueOrder[];
  isOneDay: boolean;
  name: string;
  isUnderstood: boolean;
  error: string | undefined;
  onUnderstand: (isUnderstood: boolean) => void;
}

/** Lists the orders that a closing meets, and asks whether they are understood (HRS-05). */
export function DueOrders({ orders, isOneDay, name, isUnderstood, error, onUnderstand }: DueOrdersProps) {
  const say = useMessage();
  const id = useId();
  const days = say(isOneDay ? 'hours.due.thisDay' : 'hours.due.theseDays');
  return (
    <section className={styles.due} aria-labelledby={`${id}-title`} data-testid="due-orders">
      <h3 id={`${id}-title`} role="status">
        <Icon name="triangle-alert" />
        {say('hours.due.title', { count: orders.length, days })}
      </h3>
      <OrderLines orders={orders} />
      <p>{say('hours.due.stay')}</p>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name}
          className={fieldStyles.checkbox}
          checked={isUnderstood}
          onChange={({ target }) => onUnderstand(target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {say('hours.due.understood')}
      </label>
      {error && (
        <p id={`${id}-error`} role="alert">
          <b>{error}</b>
        </p>
      )}
    </section>
  );
}

function OrderLines({ orders }: { orders: readonly DueOrder[] }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  return (
    <ul>
      {orders.map(({ number, dueAt, mode }) => {
        const due = dueAt.toZonedDateTimeISO(timeZone);
        return (
          <li key={number}>
            {say('hours.due.order', {
              number,
              day: format.day(due),
              hour: format.hour(due),
              mode: say(`draft.hours.mode.${mode}`).toLowerCase(),
            })}
          </li>
        );
      })}
    </ul>
  );
}
