import type { ReactNode } from 'react';
import { Text } from '../../messages/text.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useCatalogue, useSite } from '../../state/shop-context.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StreetMap } from './street-map.tsx';

/** Where the restaurant is. `children` are the opening hours. */
export function Visit({ children }: { children: ReactNode }) {
  const say = useMessage();
  const { directions } = useSite();
  const { address, phone } = useCatalogue((catalogue) => catalogue.settings.contacts);
  return (
    <section className="sec" id="visit" aria-labelledby="home-visit">
      <div className="sec-h">
        <Text id="home.visit" as="h2" elementId="home-visit" />
      </div>
      <div className="visit">
        <StreetMap label={say('home.map', { address })} />
        <div>
          <p className="visit-a">{address}</p>
          {directions && <p className="muted small">{directions}</p>}
          {children}
          <div className="row mt-5 flex-wrap">
            <a
              className={buttonClass('dark', { isSmall: true })}
              href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="navigation" size="small" />
              <Text id="home.route" />
            </a>
            {phone && (
              <a className={buttonClass('outline', { isSmall: true })} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                <Icon name="phone" size="small" />
                <Text id="home.call" />
              </a>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
