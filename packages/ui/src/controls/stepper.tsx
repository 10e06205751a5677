import { Icon } from '../icon/icon.tsx';
import { IconButton } from './button.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  value: number;
  min?: number;
  max?: number;
  isSmall?: boolean;
  /** With `hasBin`, the minus button becomes a bin at 1. */
  hasBin?: boolean;
  lessLabel: string;
  moreLabel: string;
  onChange: (value: number) => void;
}

export function Stepper({
  value,
  min = 0,
  max = 99,
  isSmall = false,
  hasBin = false,
  lessLabel,
  moreLabel,
  onChange,
}: StepperProps) {
  const size = isSmall ? 'small' : 'normal';
  return (
    <span className={styles.stepper}>
      <IconButton label={lessLabel} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Icon name={hasBin && value === 1 ? 'trash-2' : 'minus'} size={size} />
      </IconButton>
      <b aria-live="polite">{value}</b>
      <IconButton label={moreLabel} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Icon name="plus" size={size} />
      </IconButton>
    </span>
  );
}
