import { useMessage } from '../../../messages/use-message.ts';
import { useColumnStore } from '../../../state/board/column-store.ts';
import { countWork } from './count-work.ts';
import styles from './work.module.css';

/** Counts each dish in the kitchen, so that equal dishes are cooked together (BRD-61). */
export function Work() {
  const say = useMessage();
  const orders = useColumnStore(({ columns }) => columns.kitchen);
  const counts = countWork(orders);
  return (
    <section className={styles.work} aria-label={say('board.work.label')} data-testid="work">
      <b>{say('board.work.label')}</b>
      {counts.length === 0 ? (
        <span>{say('board.work.none')}</span>
      ) : (
        <ul>
          {counts.map(({ name, count }) => (
            <li key={name}>{say('board.work.step', { count, name })}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
