import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useHour } from '../base/use-hour.ts';
import styles from './load.module.css';
import { useKitchenLoad } from './use-kitchen-load.ts';

export function Load() {
  const say = useMessage();
  const sayHour = useHour();
  const { load, limit } = useKitchenLoad();
  const most = limit ?? Math.max(1, ...load.map(({ dishes }) => dishes));
  return (
    <section className={styles.load} aria-label={say('board.load.label')} data-testid="load">
      <Text as="b" id="board.load.dishes" />
      <ol>
        {load.map(({ from, dishes }) => (
          <li key={from.epochMilliseconds} data-dishes={dishes}>
            <span className="figures">
              {say(limit === null ? 'board.load.step' : 'board.load.stepOf', {
                hour: sayHour(from),
                count: dishes,
                limit: limit ?? 0,
              })}
            </span>
            {limit !== null && dishes >= limit && <Text as="b" id="board.load.full" className={styles.full} />}
            <meter min={0} max={most} value={dishes} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </section>
  );
}
