import { classNames } from '@comptoir/ui';
import type { MessageId } from '../../messages/message-id.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { Text } from '../../messages/text.tsx';
import { useFormat } from '../../messages/use-format.ts';
import { usePlace } from '../../platform/navigation/navigation.ts';
import { useCatalogue, useSite } from '../../state/shop/shop-context.tsx';
import styles from './legal-page.module.css';
import { legalTextOf } from './legal-payload.ts';

interface LegalPageProps {
  title: MessageId;
  /** Heading and text of each section. */
  sections: [heading: MessageId, text: MessageId][];
}

function Sections({ title, sections }: LegalPageProps) {
  const format = useFormat();
  const { title: shop, legal } = useSite();
  const { address, phone, email } = useCatalogue((catalogue) => catalogue.settings.contacts);
  const values = { title: shop, publisher: legal.publisher, host: legal.host, address, phone, email };
  return (
    <article className={classNames(styles.page, 'page-width')}>
      <Text id={title} as="h1" />
      <Text
        id="legal.updated"
        as="p"
        className="small muted"
        values={{ date: format.date(Temporal.PlainDate.from(legal.updatedAt)) }}
      />
      {sections.map(([heading, text]) => (
        <section key={heading}>
          <Text id={heading} as="h2" values={values} />
          <Text id={text} as="p" values={values} />
        </section>
      ))}
    </article>
  );
}

/** A legal text: its sentences come with the build, filled with the site's own names. */
export function LegalPage(props: LegalPageProps) {
  const legal = legalTextOf(usePlace(({ pathname }) => pathname));
  return (
    <AddedMessages add={{ legal }}>
      <Sections {...props} />
    </AddedMessages>
  );
}
