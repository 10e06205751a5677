import type { OrderPrint } from '@comptoir/contract';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useHour } from '../base/use-hour.ts';
import styles from './order-page.module.css';

/** What was printed of an order, or should have been: which paper, where, and what became of it. */
export function OrderPrints({ prints }: { prints: readonly OrderPrint[] }) {
  const say = useMessage();
  const sayHour = useHour();
  if (prints.length === 0) return <Text as="p" id="past.noPrints" />;
  return (
    <div>
      <h3 className={styles.subtitle}>{say('past.prints')}</h3>
      <ul className={styles.prints} data-testid="order-prints">
        {prints.map(({ paper, printer, copy, state, at }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the prints of an order only grow
          <li key={position} data-state={state}>
            <time dateTime={at.toString()} className="figures">
              {sayHour(at)}
            </time>
            <span>
              {say('past.print', { paper: say(`past.paper.${paper}`), copy })}
              <small>
                {say('past.printedWhere', { printer: printer || 'none', state: say(`past.printState.${state}`) })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
