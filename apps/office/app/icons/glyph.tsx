import { classNames, iconStyles, symbolId } from '@comptoir/ui';
import type { OfficeIconName } from './icon-names.ts';

interface GlyphProps {
  name: OfficeIconName;
  size?: 'small' | 'normal' | 'large';
  className?: string | undefined;
}

export function Glyph({ name, size = 'normal', className }: GlyphProps) {
  return (
    <svg
      className={classNames(iconStyles.icon, size !== 'normal' && iconStyles[size], className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`#${symbolId(name)}`} />
    </svg>
  );
}
