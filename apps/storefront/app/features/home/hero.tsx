import { typeset } from '@comptoir/format';
import { classNames } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import type { CSSProperties, ReactNode } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { useSite } from '../../state/shop/shop-context.tsx';
import { useMeal } from '../../state/use-meal.ts';
import { useService } from '../../state/use-service.ts';
import styles from './hero.module.css';

function colourWords(headline: string): ReactNode[] {
  return typeset(headline)
    .split('*')
    .map((part, index) => (index % 2 ? <em key={part}>{part}</em> : part));
}

/** The length of the longest word, in code points. */
const longestWord = (headline: string): number =>
  Math.max(
    ...headline
      .replaceAll('*', '')
      .split(/[\s-]+/)
      .map((word) => [...word.normalize('NFC')].length),
  );

/** While the restaurant is closed, the headline promises no minutes. */
function useHeadline(): string {
  const say = useMessage();
  const format = useFormat();
  const meal = useMeal();
  const { headline, closedHeadline } = useSite().hero;
  const { now, promisedAt, promisedMinutes } = useService();
  const isServed = promisedMinutes !== null;

  function when(): string {
    if (!promisedAt) return say('home.soon');
    const days = now.toPlainDate().until(promisedAt.toPlainDate()).days;
    if (days === 0) return say('home.today', { meal });
    return days === 1 ? say('time.tomorrowDay') : format.weekdayName(promisedAt);
  }

  const values: Record<string, string> = {
    eat: say('home.eat', { meal }),
    minutes: String(promisedMinutes),
    when: isServed ? '' : when(),
  };
  return (isServed ? headline : closedHeadline).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
}

export function Hero({ children }: { children: ReactNode }) {
  const { subline, picture } = useSite().hero;
  const headline = useHeadline();
  return (
    <section className={classNames(styles.hero, 'on-dark')}>
      <div className={classNames(styles.inner, 'page-width')}>
        <h1 style={{ '--longest': longestWord(headline) } as CSSProperties}>{colourWords(headline)}</h1>
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
