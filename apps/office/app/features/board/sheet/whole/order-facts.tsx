import { type BoardOrder, mailLink, type OrderSheet, phoneLink } from '@comptoir/contract';
import { Icon } from '@comptoir/ui';
import { useNow } from '@comptoir/web-app/clock';
import { officeButtonClass } from '../../../../components/office-button.tsx';
import { Text } from '../../../../messages/text.ts';
import { useMessage } from '../../../../messages/use-message.ts';
import { columnOf } from '../../../../state/board/group-board.ts';
import type { Answer } from '../../../../state/screen/use-answer.ts';
import { useHour } from '../../base/use-hour.ts';
import styles from './order-facts.module.css';

interface OrderFactsProps {
  order: BoardOrder;
  answer: Answer<OrderSheet>;
}

export function OrderFacts({ order, answer }: OrderFactsProps) {
  const say = useMessage();
  const sayHour = useHour();
  const isLater = useNow((now) => columnOf(order, now) === 'later');
  const { mode, state, customer, place, reason, message } = order;
  const { lastName = '', email = null } = answer.kind === 'here' ? answer.value : {};
  return (
    <>
      <div className={styles.facts}>
        <p>
          <Text as="b" id={isLater ? 'board.column.later' : `board.state.${state}`} /> ·{' '}
          {say('board.sheet.ordered', { mode: say(`board.mode.${mode}`), hour: sayHour(order.arrivedAt) })}
        </p>
        <Text as="p" id="board.sheet.promised" values={{ hour: sayHour(order.promisedAt) }} />
        {!order.dueAt.equals(order.promisedAt) && (
          <Text as="p" id="board.sheet.dueNow" values={{ hour: sayHour(order.dueAt) }} />
        )}
        {lastName && (
          <p>
            {customer.firstName} {lastName}
          </p>
        )}
        {place && (
          <p>
            {[place.address, place.address2, `${place.postalCode} ${place.city}`]
              .filter((part) => part.trim())
              .join(', ')}
          </p>
        )}
        {reason && <Text as="p" id={`board.reason.${reason}`} />}
        {message && <p>« {message} »</p>}
      </div>
      <div className={styles.links}>
        {customer.phone && (
          <a className={officeButtonClass({ kind: 'plain' })} href={phoneLink(customer.phone) ?? undefined}>
            <Icon name="phone" />
            {customer.phone}
          </a>
        )}
        {email && (
          <a className={officeButtonClass({ kind: 'plain' })} href={mailLink(email) ?? undefined}>
            {email}
          </a>
        )}
        {place?.lat != null && place.lng != null && (
          <a className={officeButtonClass({ kind: 'plain' })} href={`geo:${place.lat},${place.lng}`}>
            <Icon name="map-pin" />
            <Text id="board.sheet.map" />
          </a>
        )}
      </div>
    </>
  );
}
