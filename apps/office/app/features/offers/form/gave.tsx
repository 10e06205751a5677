import type { OfferFigure } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../messages/use-message.ts';
import styles from '../base/offers.module.css';

/** What the offer gave, day by day (OFE-10). */
export function Gave({ figure: { days } }: { figure: OfferFigure }) {
  const say = useMessage();
  const format = useFormat();
  return (
    <section className={styles.section} aria-label={say('offers.section.gave')}>
      <h3>{say('offers.section.gave')}</h3>
      <ul className={styles.days}>
        {days.map(({ date, orders, discountCents, revenueCents }) => (
          <li key={date.toString()}>
            {say('offers.day', {
              day: format.day(date),
              count: orders,
              discount: format.money(discountCents),
              revenue: format.money(revenueCents),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
