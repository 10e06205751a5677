import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './tile.module.css';
import { isCold, type Tint } from './tint.ts';

/** A picture and where it is. */
interface Picture {
  src: string;
  /** The same for browsers that read AVIF. */
  avif?: string;
  /** Cut out on nothing; anything else fills its tile. */
  isCutOut: boolean;
}

interface TileProps {
  /** Null: there is none. */
  picture: Picture | null;
  tint?: Tint;
  /** What stands there without a picture. */
  placeholder: IconName;
  /** Empty where the name stands beside it. */
  alt?: string;
  /** First screen: loaded at once. */
  isEager?: boolean;
  className?: string | undefined;
}

/** A picture on its tinted tile; a missing or failing one leaves a quiet placeholder. */
export function Tile({ picture, tint, placeholder, alt = '', isEager = false, className }: TileProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = picture?.src === failed ? null : picture;
  const kind = shown && !shown.isCutOut ? styles.photo : isCold(tint) && styles.upright;
  return (
    <div className={classNames(styles.tile, tint, kind, className)} data-testid="tile">
      {shown ? (
        <picture>
          {shown.avif && <source type="image/avif" srcSet={shown.avif} />}
          <img
            // An error that happened before the script ran fired no event that we could hear.
            ref={(element) => {
              if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(shown.src);
            }}
            src={shown.src}
            width={480}
            height={480}
            alt={alt}
            loading={isEager ? 'eager' : 'lazy'}
            decoding={isEager ? 'sync' : 'async'}
            onError={() => setFailed(shown.src)}
          />
        </picture>
      ) : (
        <Icon name={placeholder} />
      )}
    </div>
  );
}
