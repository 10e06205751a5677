import { classNames } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { typeset } from '../../messages/typeset.ts';
import { useSite } from '../../state/shop/shop-context.tsx';
import styles from './hero.module.css';

/** The words between asterisks, coloured. */
function colourWords(headline: string): ReactNode[] {
  return typeset(headline)
    .split('*')
    .map((part, index) => (index % 2 ? <em key={part}>{part}</em> : part));
}

/** The first screen: what the restaurant promises, how to order, and the dish that rises. */
export function Hero({ children }: { children: ReactNode }) {
  const { headline, subline, picture } = useSite().hero;
  return (
    <section className={classNames(styles.hero, 'on-dark')}>
      <div className={classNames(styles.inner, 'page-width')}>
        <h1>{colourWords(headline)}</h1>
        <p className={styles.subline}>{typeset(subline)}</p>
        {children}
      </div>
      <div className={styles.picture}>
        <picture>
          <source type="image/avif" srcSet={picture.srcSet} sizes={picture.sizes} />
          <img src={picture.src} width={1200} height={1200} alt={picture.alt} fetchPriority="high" />
        </picture>
      </div>
    </section>
  );
}
