import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { type Picture, PictureSource } from './picture.tsx';
import styles from './tile.module.css';
import { isCold, type Tint } from './tint.ts';

interface TileProps {
  picture: Picture | null;
  tint?: Tint;
  placeholder: IconName;
  /** `alt` is empty if the dish's name is beside the picture. */
  alt?: string;
  /** An eager picture is on the first screen, so it loads at once with a high priority. */
  isEager?: boolean;
  className?: string | undefined;
}

export function Tile({ picture, tint, placeholder, alt = '', isEager = false, className }: TileProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = picture?.src === failed ? null : picture;
  const kind = shown && !shown.isCutOut ? styles.photo : isCold(tint) && styles.upright;
  return (
    <div className={classNames(styles.tile, tint, kind, className)} data-testid="tile">
      {shown ? (
        <picture>
          <PictureSource picture={shown} />
          <img
            // An error before hydration has fired an event that React could not handle.
            ref={(element) => {
              if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(shown.src);
            }}
            src={shown.src}
            width={480}
            height={480}
            alt={alt}
            loading={isEager ? 'eager' : 'lazy'}
            fetchPriority={isEager ? 'high' : 'auto'}
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
