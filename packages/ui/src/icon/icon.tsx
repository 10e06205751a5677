/// <reference path="../vite-modules.d.ts" />
import lucide from 'virtual:lucide-subset';
import { addCollection, Icon as IconifyIcon } from '@iconify/react/offline';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';

addCollection(lucide);

interface IconProps {
  name: IconName;
  size?: 'small' | 'normal' | 'large';
  /** Says that work is under way. */
  isSpinning?: boolean;
  className?: string | undefined;
}

/** A decorative drawing: whatever it says is also said in words beside it or in the control's label. */
export function Icon({ name, size = 'normal', isSpinning = false, className }: IconProps) {
  const isKnown = name in lucide.icons;
  // A name that came from data may be unknown: the page goes on without its drawing (SHL-21).
  if (!isKnown) {
    console.warn(`Unknown icon: ${name}`);
    return null;
  }
  const classes = classNames(styles.icon, size !== 'normal' && styles[size], isSpinning && styles.spinning, className);
  return <IconifyIcon icon={`lucide:${name}`} ssr className={classes} aria-hidden="true" />;
}
