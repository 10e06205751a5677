import { type ReactNode, useState } from 'react';
import { Icon } from './icon.tsx';

const tints = ['', 't-c', 't-b', 't-c', 't-d', '', 't-s'] as const;
export type Tint = (typeof tints)[number];

/** The tint of the nth group of a list: each group keeps one colour, neighbours differ. The last, cold one is for what stands upright. */
export function tintAt(position: number): Tint {
  return tints[position % tints.length] ?? '';
}

/** Our own drawings are cut out on nothing and come in two sizes; anything else is a photograph. */
const drawingPath = /^(\/media\/items\/[\w-]+)\.(avif|webp)$/;

/** The path of one of our drawings without its size and format; null for any other picture. */
export function ownDrawing(image: string): string | null {
  return drawingPath.exec(image)?.[1] ?? null;
}

interface TileProps {
  image: string | null;
  tint?: Tint;
  /** Empty where the name stands beside it. */
  alt?: string;
  /** First screen: loaded at once. */
  isEager?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A picture on its tinted tile; a missing or failing one leaves a quiet placeholder (MNU-28). */
export function Tile({ image, tint = '', alt = '', isEager = false, className = '', children }: TileProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const drawing = image ? ownDrawing(image) : null;
  const isShown = image !== null && failed !== image;
  const kind = isShown && !drawing ? 'is-photo' : tint === 't-s' ? 'up' : '';
  return (
    <div className={`tile ${tint} ${kind} ${className}`}>
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
        <Icon name="utensils" />
      )}
      {children}
    </div>
  );
}
