import { Skeleton } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { useMessage } from '../messages/use-message.ts';
import type { Answer } from '../state/screen/use-answer.ts';
import styles from './answered.module.css';
import { FailedBox } from './failed-box.tsx';

interface AnsweredProps<T> {
  answer: Answer<T>;
  onRetry: () => Promise<void>;
  /** The height of a row of what is awaited, in CSS. */
  rowHeight: string;
  children: (value: T) => ReactNode;
}

/** A page that is made of one answer: its rows while it is awaited, why it failed, or what it says. */
export function Answered<T>({ answer, onRetry, rowHeight, children }: AnsweredProps<T>) {
  const say = useMessage();
  if (answer.kind === 'failed') return <FailedBox error={answer.error} onRetry={() => void onRetry()} />;
  if (answer.kind === 'here') return children(answer.value);
  return (
    <div className={styles.rows} role="status" aria-label={say('state.loading')}>
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} height={rowHeight} radius="1rem" />
      ))}
    </div>
  );
}
