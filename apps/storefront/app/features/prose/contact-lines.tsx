import { mailLink, phoneLink } from '@comptoir/contract';
import { linkStyles } from '@comptoir/ui';
import { Text } from '../../messages/text.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import styles from './prose.module.css';

export function ContactLines() {
  const { name, address, phone, email } = useCatalogue((catalogue) => catalogue.settings.contacts);
  return (
    <section className={styles.contact} aria-labelledby="legal-contact">
      <Text id="legal.contact" as="h2" elementId="legal-contact" />
      <address>
        {[name, address].filter(Boolean).join(', ')}
        {phone && (
          <>
            <br />
            <a className={linkStyles.link} href={phoneLink(phone) ?? undefined}>
              {phone}
            </a>
          </>
        )}
        {email && (
          <>
            <br />
            <a className={linkStyles.link} href={mailLink(email) ?? undefined}>
              {email}
            </a>
          </>
        )}
      </address>
    </section>
  );
}
