import { typeset } from '@comptoir/format';
import { sectionStyles } from '@comptoir/ui';
import { useSite } from '../../state/shop/shop-context.tsx';
import styles from './craft.module.css';

export function Craft() {
  const { headline, picture, figures } = useSite().craft;
  if (figures.length === 0) return null;
  return (
    <section className={sectionStyles.section}>
      <div className={styles.craft}>
        {picture && (
          <picture>
            <source type="image/avif" srcSet={picture.srcSet} />
            <img src={picture.src} width={480} height={480} alt={picture.alt} loading="lazy" />
          </picture>
        )}
        <h2>{typeset(headline)}</h2>
        <dl>
          {figures.map(({ value, unit, text }) => (
            <div key={value + unit}>
              <dt>
                {value}
                <small>{unit}</small>
              </dt>
              <dd>{typeset(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
