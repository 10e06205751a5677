import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './tile.module.css';
import { isCold, type Tint } from './tint.ts';

/** Our own drawings are cut out on nothing and come in two sizes; anything else is a photograph. */
const drawingPath = /^(\/media\/items\/[\w-]+)\.(avif|webp)$/;

/** The path of one of our drawings without its size and format; null for any other picture. */
export function ownDrawing(image: string): string | null {
  return drawingPath.exec(image)?.[1] ?? null;
}

interface TileProps {
  image: string | null;
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
export function Tile({ image, tint, placeholder, alt = '', isEager = false, className }: TileProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const drawing = image ? ownDrawing(image) : null;
  const isShown = image !== null && failed !== image;
  const kind = isShown && !drawing ? styles.photo : isCold(tint) && styles.upright;
  return (
    <div className={classNames(styles.tile, tint, kind, className)} data-testid="tile">
      {isShown ? (
        <picture>
          {drawing && <source type="image/avif" srcSet={`${drawing}.avif`} />}
          <img
            // An error that happened before the script ran fired no event that we could hear.
            ref={(element) => {
              if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(image);
            }}
            src={drawing ? `${drawing}.webp` : image}
            width={480}
            height={480}
            alt={alt}
            loading={isEager ? 'eager' : 'lazy'}
            decoding={isEager ? 'sync' : 'async'}
            onError={() => setFailed(image)}
          />
        </picture>
      ) : (
        <Icon name={placeholder} />
      )}
    </div>
  );
}
