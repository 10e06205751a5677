import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import { type IconName, iconNames } from './icon-names.ts';
import { MissingIcon } from './missing-icon.tsx';

const known: ReadonlySet<string> = new Set(iconNames);

/** The id of the page's sprite, which holds the icons' symbols. */
export const spriteId = 'icons';

/** The id of an icon's symbol in the page's sprite (`icon-sprite.tsx`). */
export const symbolId = (name: string) => `i-${name}`;

/** An icon's symbol, as markup. */
export const iconSymbol = (name: string, drawing: string) => `<symbol id="${symbolId(name)}">${drawing}</symbol>`;

interface IconProps {
  name: IconName;
  size?: 'small' | 'normal' | 'large';
  /** Says that work is under way. */
  isSpinning?: boolean;
  className?: string | undefined;
}

/** A decorative drawing: whatever it says is also said in words beside it or in the control's label. */
export function Icon({ name, size = 'normal', isSpinning = false, className }: IconProps) {
  const classes = classNames(styles.icon, size !== 'normal' && styles[size], isSpinning && styles.spinning, className);
  if (!known.has(name)) return <MissingIcon name={name} className={classes} />;
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${symbolId(name)}`} />
    </svg>
  );
}
