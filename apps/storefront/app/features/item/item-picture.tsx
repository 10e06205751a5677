import { classNames, ownDrawing, type Tint } from '@comptoir/ui';
import { useMessage } from '../../messages/use-message.ts';
import styles from './item-picture.module.css';

interface ItemPictureProps {
  image: string | null;
  name: string;
  tint: Tint;
}

/** The dish, large and described. */
export function ItemPicture({ image, name, tint }: ItemPictureProps) {
  const say = useMessage();
  const drawing = image ? ownDrawing(image) : null;
  const alt = say('item.picture', { name });
  return (
    <div className={classNames(styles.picture, tint, image && !drawing && styles.photo)}>
      {image && (
        <picture>
          {drawing && <source type="image/avif" srcSet={`${drawing}-800.avif`} />}
          <img src={drawing ? `${drawing}.webp` : image} width={800} height={800} alt={alt} />
        </picture>
      )}
    </div>
  );
}
