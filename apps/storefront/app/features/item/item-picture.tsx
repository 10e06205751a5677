import { classNames, PictureSource, type Tint } from '@comptoir/ui';
import type { Ref } from 'react';
import { dishPicture } from '../../state/shop/dish-picture.ts';
import styles from './item-picture.module.css';

interface ItemPictureProps {
  image: string | null;
  name: string;
  tint: Tint;
  ref: Ref<HTMLDivElement>;
}

export function ItemPicture({ image, name, tint, ref }: ItemPictureProps) {
  const picture = dishPicture(image, 'sheet');
  return (
    <div ref={ref} className={classNames(styles.picture, tint, picture && !picture.isCutOut && styles.photo)}>
      {picture && (
        <picture>
          <PictureSource picture={picture} />
          <img src={picture.src} width={800} height={800} alt={name} />
        </picture>
      )}
    </div>
  );
}
