import { openingHours, weekdays } from '@comptoir/domain';
import { classNames } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Fragment } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { useNow } from '../../state/shop/use-now.ts';
import styles from './opening-hours.module.css';

/** The hours from Monday on, with today marked (MNU-04). The restaurant is open if any of its menus is. */
export function OpeningHours() {
  const say = useMessage();
  const format = useFormat();
  const hours = openingHours(useCatalogue((catalogue) => catalogue.menus));
  const today = weekdays[useNow().dayOfWeek - 1];
  if (hours.length === 0) return null;
  return (
    <ul className={classNames(styles.hours, 'figures')} data-testid="hours">
      {hours.map(({ day, isOpen, times }) => (
        <li key={day} className={day === today ? styles.today : undefined}>
          {say(`time.day.${day}`)}{' '}
          <span>
            {isOpen && times.length > 0
              ? times.map(({ start, end }, index) => (
                  <Fragment key={start}>
                    {index > 0 && ', '}
                    <time dateTime={start} data-time={`${start}-${end}`}>
                      {format.clock(`${start}-${end}`)}
                    </time>
                  </Fragment>
                ))
              : say('time.closed')}
          </span>
        </li>
      ))}
    </ul>
  );
}
