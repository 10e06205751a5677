import { linkStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { useCatalogue, useSite } from '../../state/shop/shop-context.tsx';

/** The faults that the restaurant knows of, and who answers a diner that the site keeps from ordering. */
export function AccessibilityReach() {
  const say = useMessage();
  const format = useFormat();
  const { legal } = useSite();
  const { contacts, accessibility } = useCatalogue((catalogue) => catalogue.settings);
  const { phone, email } = contacts;
  const { known, contactDays } = accessibility;
  return (
    <>
      {known.length > 0 && (
        <ul>
          {known.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <Text id="accessibility.tell" as="h2" />
      <Text id="accessibility.reach" as="p" values={{ phone, email, days: contactDays }} />
      <Text id="accessibility.unanswered" as="h2" />
      <p>
        {say('accessibility.askDefender')}{' '}
        <a className={linkStyles.link} href="https://www.defenseurdesdroits.fr">
          {say('accessibility.defender')}
        </a>
        .
      </p>
      <Text
        id="accessibility.established"
        as="p"
        values={{ date: format.date(Temporal.PlainDate.from(legal.updatedAt)) }}
      />
    </>
  );
}
