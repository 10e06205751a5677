import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import { type IconName, iconNames } from './icon-names.ts';
import { MissingIcon } from './missing-icon.tsx';

const known: ReadonlySet<string> = new Set(iconNames);

export const spriteId = 'icons';

export const symbolId = (name: string) => `i-${name}`;

export const iconSymbol = (name: string, drawing: string) => `<symbol id="${symbolId(name)}">${drawing}</symbol>`;

interface IconProps {
  name: IconName;
  size?: 'small' | 'normal' | 'large';
  isSpinning?: boolean;
  className?: string | undefined;
}

/** Icons are decorative, because adjacent text or the control's label has the same meaning. */
export function Icon({ name, size = 'normal', isSpinning = false, className }: IconProps) {
  const classes = classNames(styles.icon, size !== 'normal' && styles[size], isSpinning && styles.spinning, className);
  if (!known.has(name)) return <MissingIcon name={name} className={classes} />;
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${symbolId(name)}`} />
    </svg>
  );
}
