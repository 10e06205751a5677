import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './timeline.module.css';

export function Timeline({ children }: { children: ReactNode }) {
  return <ol className={styles.timeline}>{children}</ol>;
}

interface TimelineStepProps {
  stage: 'done' | 'now' | 'later';
  icon: IconName;
  title: string;
  detail?: ReactNode;
  time?: ReactNode;
}

export function TimelineStep({ stage, icon, title, detail, time }: TimelineStepProps) {
  return (
    <li
      className={classNames(stage === 'done' && styles.done, stage === 'now' && styles.now)}
      aria-current={stage === 'now' ? 'step' : undefined}
    >
      <span className={styles.mark}>
        <Icon name={stage === 'done' ? 'check' : icon} size="small" />
      </span>
      <span>
        <b>{title}</b>
        {detail && <small>{detail}</small>}
      </span>
      {time}
    </li>
  );
}
