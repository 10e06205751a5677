import { Skeleton } from '@comptoir/ui';
import { FailedBox } from '../../components/failed-box.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { Day } from './day.tsx';
import styles from './evening.module.css';
import { Goods } from './goods.tsx';
import { Readiness } from './readiness.tsx';

/** What is ready for this evening's service, and what is not (REH-07). */
export function Evening() {
  const say = useMessage();
  const { answer, ask } = useAnswer(editorCaller.evening);
  if (answer.kind === 'loading')
    return (
      <div className={styles.columns} role="status" aria-label={say('evening.wait')}>
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} height="8rem" radius="1rem" />
        ))}
      </div>
    );
  if (answer.kind === 'failed') return <FailedBox error={answer.error} onRetry={() => void ask()} />;
  return (
    <div className={styles.columns} data-testid="evening">
      <Readiness evening={answer.value} onAgain={ask} />
      <Day evening={answer.value} />
      <Goods evening={answer.value} />
    </div>
  );
}
