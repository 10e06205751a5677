import { mailLink, phoneLink } from '@comptoir/contract';
import { buttonClass, classNames, Icon, linkStyles } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { directionsLink } from '../../state/shop/contact-links.ts';
import { useCatalogue, useSite } from '../../state/shop/shop-context.tsx';
import styles from './contact.module.css';

const small = (kind: 'dark' | 'outline') => buttonClass(kind, { isSmall: true });

function Reach() {
  const say = useMessage();
  const { phone, email, socialLinks } = useCatalogue((catalogue) => catalogue.settings.contacts);
  return (
    <section aria-labelledby="contact-reach">
      <Text id="page.reach" as="h2" elementId="contact-reach" />
      {phone && <p>{phone}</p>}
      {email && <p>{email}</p>}
      <div className={classNames(styles.actions, 'row wrapping')}>
        {phoneLink(phone) && (
          <a className={small('dark')} href={phoneLink(phone) ?? undefined}>
            <Icon name="phone" size="small" />
            <Text id="page.call" />
          </a>
        )}
        {email && (
          <a className={small('outline')} href={mailLink(email) ?? undefined}>
            <Text id="page.write" />
          </a>
        )}
      </div>
      {socialLinks.length > 0 && (
        <p className={styles.networks}>
          {socialLinks.map(({ name, url }) => (
            <a
              key={url}
              className={linkStyles.link}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={say('page.newWindow', { name })}
            >
              {name}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

interface ContactProps {
  hours: ReactNode;
}

export function Contact({ hours }: ContactProps) {
  const { directions, title } = useSite();
  const { name, address } = useCatalogue((catalogue) => catalogue.settings.contacts);
  return (
    <div className={classNames(styles.page, 'page-width')}>
      <Text id="shell.pages.Contact" as="h1" />
      <div className={styles.columns}>
        <section aria-labelledby="contact-address">
          <Text id="page.address" as="h2" elementId="contact-address" />
          <p className={styles.name}>{name || title}</p>
          <p>{address}</p>
          {directions && <p className="muted small">{directions}</p>}
          <div className={classNames(styles.actions, 'row wrapping')}>
            <a className={small('dark')} href={directionsLink(address)} target="_blank" rel="noopener noreferrer">
              <Icon name="navigation" size="small" />
              <Text id="page.route" />
            </a>
          </div>
        </section>
        <section aria-labelledby="contact-hours">
          <Text id="page.hours" as="h2" elementId="contact-hours" />
          {hours}
        </section>
        <Reach />
      </div>
    </div>
  );
}
