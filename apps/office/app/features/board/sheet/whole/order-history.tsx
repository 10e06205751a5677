import { ApiError, type OrderSheet } from '@comptoir/contract';
import { Icon, Skeleton } from '@comptoir/ui';
import { Consequence } from '../../../../components/consequence.tsx';
import { OfficeButton } from '../../../../components/office-button.tsx';
import { Text } from '../../../../messages/text.ts';
import { useMessage } from '../../../../messages/use-message.ts';
import type { Answer } from '../../../../state/screen/use-answer.ts';
import { useHour } from '../../base/use-hour.ts';
import styles from './order-history.module.css';
import { useEventWords } from './use-event-words.ts';

interface OrderHistoryProps {
  answer: Answer<OrderSheet>;
  onRetry: () => Promise<void>;
}

export function OrderHistory({ answer, onRetry }: OrderHistoryProps) {
  const say = useMessage();
  return (
    <section className={styles.history} aria-labelledby="order-history">
      <h3 id="order-history">{say('board.sheet.history')}</h3>
      {answer.kind === 'loading' && (
        <div role="status" aria-label={say('state.loading')}>
          <Skeleton height="8rem" radius="0.7rem" />
        </div>
      )}
      {answer.kind === 'failed' && <Unread error={answer.error} onRetry={onRetry} />}
      {answer.kind === 'here' && <OrderEvents sheet={answer.value} />}
    </section>
  );
}

/** What happened to an order, the oldest event first. */
export function OrderEvents({ sheet }: { sheet: OrderSheet }) {
  const sayHour = useHour();
  const write = useEventWords(sheet);
  return (
    <ol className={styles.events} data-testid="sheet-history">
      {sheet.events.map((event, position) => {
        const { what, who } = write(event);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows
          <li key={position} data-kind={event.kind}>
            <time dateTime={event.at.toString()} className="figures">
              {sayHour(event.at)}
            </time>
            <span>
              {what}
              {who && <small>{who}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** If the details cannot be loaded, the card's data stays visible with a retry button. */
function Unread({ error, onRetry }: { error: unknown; onRetry: () => Promise<void> }) {
  const isOffline = error instanceof ApiError && error.status === 0;
  return (
    <div role="alert" className={styles.unread} data-testid="sheet-unread">
      <Consequence look="plain">
        <Text id={isOffline ? 'board.sheet.offline' : 'board.sheet.unread'} />
      </Consequence>
      <OfficeButton kind="plain" onClick={() => void onRetry()}>
        <Icon name="refresh-cw" />
        <Text id="state.retry" />
      </OfficeButton>
    </div>
  );
}
