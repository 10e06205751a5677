import { phoneLink } from '@comptoir/contract';
import { buttonClass, classNames, Icon, sectionStyles } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { Text } from '../../messages/text.ts';
import { directionsLink } from '../../state/shop/contact-links.ts';
import { useCatalogue, useSite } from '../../state/shop/shop-context.tsx';
import styles from './visit.module.css';

export function Visit({ children }: { children: ReactNode }) {
  const { directions } = useSite();
  const { address, phone } = useCatalogue((catalogue) => catalogue.settings.contacts);
  return (
    <section className={sectionStyles.section} id="visit" aria-labelledby="home-visit">
      <div className={sectionStyles.heading}>
        <Text id="home.visit" as="h2" elementId="home-visit" />
      </div>
      <div className={styles.visit}>
        <div>
          <p className={styles.address}>{address}</p>
          {directions && <p className="muted small">{directions}</p>}
          <div className={classNames(styles.actions, 'row wrapping')}>
            <a
              className={buttonClass('dark', { isSmall: true })}
              href={directionsLink(address)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="navigation" size="small" />
              <Text id="home.route" />
            </a>
            {phoneLink(phone) && (
              <a className={buttonClass('outline', { isSmall: true })} href={phoneLink(phone) ?? undefined}>
                <Icon name="phone" size="small" />
                <Text id="home.call" />
              </a>
            )}
          </div>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
