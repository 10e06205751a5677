import lucide from 'virtual:lucide-subset';
import { addCollection, Icon as IconifyIcon } from '@iconify/react/offline';
import type { IconName } from './icon-names.ts';

addCollection(lucide);

const sizeClasses = { small: 'i i-s', normal: 'i', large: 'i i-l' };

interface IconProps {
  name: IconName;
  size?: keyof typeof sizeClasses;
  className?: string;
}

/** A decorative drawing: whatever it says is also said in words beside it or in the control's label. */
export function Icon({ name, size = 'normal', className = '' }: IconProps) {
  const isKnown = name in lucide.icons;
  // A name that came from data may be unknown: the page goes on without its drawing (SHL-21).
  if (!isKnown) {
    console.warn(`Unknown icon: ${name}`);
    return null;
  }
  return <IconifyIcon icon={`lucide:${name}`} ssr className={`${sizeClasses[size]} ${className}`} aria-hidden="true" />;
}
