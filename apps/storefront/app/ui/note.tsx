import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

const kinds = { neutral: 'note', warm: 'note note-w', good: 'note note-ok', error: 'note note-e' };
const icons: Record<keyof typeof kinds, IconName> = {
  neutral: 'info',
  warm: 'clock',
  good: 'circle-check',
  error: 'triangle-alert',
};

interface NoteProps {
  kind?: keyof typeof kinds;
  icon?: IconName;
  className?: string;
  /** The English key of the sentence, where the specification gives one. */
  i18nKey?: string | undefined;
  children: ReactNode;
}

/** A sentence in a tinted box. An error is an in-page alert (DEC-21), read out when it appears. */
export function Note({ kind = 'neutral', icon = icons[kind], className = '', i18nKey, children }: NoteProps) {
  return (
    <div className={`${kinds[kind]} ${className}`} role={kind === 'error' ? 'alert' : undefined} data-i18n={i18nKey}>
      <Icon name={icon} />
      <div className="grow">{children}</div>
    </div>
  );
}
