import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './segmented.module.css';

interface Segment<T extends string> {
  value: T;
  label: string;
  icon?: IconName;
  testId?: string;
}

interface SegmentedProps<T extends string> {
  label: string;
  segments: Segment<T>[];
  value: T | null;
  className?: string | undefined;
  onChange: (value: T) => void;
}

export function Segmented<T extends string>({ label, segments, value, className, onChange }: SegmentedProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser we serve
    <div className={classNames(styles.segmented, className)} role="group" aria-label={label}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          data-testid={segment.testId}
          onClick={() => onChange(segment.value)}
        >
          {segment.icon && <Icon name={segment.icon} />}
          {segment.label}
        </button>
      ))}
    </div>
  );
}
