import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './note.module.css';

type NoteKind = 'neutral' | 'warm' | 'good' | 'error';

const icons: Record<NoteKind, IconName> = {
  neutral: 'info',
  warm: 'clock',
  good: 'circle-check',
  error: 'triangle-alert',
};

interface NoteProps {
  kind?: NoteKind;
  icon?: IconName;
  className?: string | undefined;
  i18nKey?: string | undefined;
  children: ReactNode;
}

export function Note({ kind = 'neutral', icon = icons[kind], className, i18nKey, children }: NoteProps) {
  return (
    <div
      className={classNames(styles.note, kind !== 'neutral' && styles[kind], className)}
      role={kind === 'error' ? 'alert' : undefined}
      data-i18n={i18nKey}
    >
      <Icon name={icon} />
      <div className="grow">{children}</div>
    </div>
  );
}
