import { classNames, PictureSource } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { dishPicture } from '../../state/shop/dish-picture.ts';
import { useSite } from '../../state/shop/shop-context.tsx';
import styles from './live.module.css';

interface LiveHeroProps {
  /** `orderNumber` is null if it is not known. */
  orderNumber: number | null;
  heading: string;
  subheading?: ReactNode;
  text: string;
  /** `isQuiet` removes the decoration, for an order that has failed. */
  isQuiet: boolean;
}

export function LiveHero({ orderNumber, heading, subheading, text, isQuiet }: LiveHeroProps) {
  const say = useMessage();
  const { src, srcSet } = useSite().pictures.success;
  // The picture is the page's largest paint, so the size of the file matches the display.
  const picture = dishPicture(src, 'hero');
  return (
    <section className={classNames(styles.hero, isQuiet && styles.quiet)}>
      <div className="page-width">
        {orderNumber !== null && (
          <p className={classNames(styles.number, 'figures')} data-testid="order-number">
            {say('live.number', { number: orderNumber })}
          </p>
        )}
        <h1>{heading}</h1>
        {subheading}
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {!isQuiet && picture && (
        <picture>
          <PictureSource picture={picture} />
          <img
            className={styles.picture}
            src={picture.src}
            srcSet={srcSet}
            width={480}
            height={480}
            alt=""
            fetchPriority="high"
          />
        </picture>
      )}
    </section>
  );
}
