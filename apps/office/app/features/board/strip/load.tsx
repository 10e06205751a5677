import { useFormat } from '@comptoir/web-app/messages';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useHour } from '../base/use-hour.ts';
import type { LoadStep } from './kitchen-load.ts';
import styles from './load.module.css';
import { useKitchenLoad } from './use-kitchen-load.ts';

export function Load() {
  const say = useMessage();
  const rows = useKitchenLoad();
  return (
    <section className={styles.loads} aria-label={say('board.load.label')} data-testid="load">
      {rows.map(({ name, steps }) => (
        <div key={name} className={styles.load}>
          <b>{name ?? say('board.load.dishes')}</b>
          <Steps name={name} steps={steps} />
        </div>
      ))}
    </section>
  );
}

function Steps({ name, steps }: { name: string | null; steps: LoadStep[] }) {
  const say = useMessage();
  const sayHour = useHour();
  const format = useFormat();
  const most = Math.max(1, ...steps.map(({ units, limit }) => limit ?? units));
  return (
    <ol aria-label={name ?? undefined}>
      {steps.map(({ from, units, limit }) => (
        <li key={from.epochMilliseconds} data-units={units}>
          <span className="figures">
            {say(limit === null ? 'board.load.step' : 'board.load.stepOf', {
              hour: sayHour(from),
              count: format.number(units),
              limit: format.number(limit ?? 0),
            })}
          </span>
          {limit !== null && units > 0 && units >= limit && (
            <Text as="b" id="board.load.full" className={styles.full} />
          )}
          <meter min={0} max={limit || most} value={units} aria-hidden="true" />
        </li>
      ))}
    </ol>
  );
}
