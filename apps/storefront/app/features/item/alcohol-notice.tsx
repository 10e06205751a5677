import type { Alcohol } from '@comptoir/domain';
import { Note } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Text } from '../../messages/text.ts';
import styles from './alcohol-notice.module.css';

/** Names kind and degree of a drink, with the two sentences of the law (LAW-26). */
export function AlcoholNotice({ alcohol: { kind, abv } }: { alcohol: Alcohol }) {
  const format = useFormat();
  return (
    <div className={styles.notice} data-testid="alcohol-notice">
      <Note icon="wine">
        <Text id="facts.alcohol" as="p" values={{ kind, abv: format.rate(abv * 100) }} />
        <Text id="facts.adultsOnly" as="b" /> <Text id="facts.alcoholAbuse" />
      </Note>
    </div>
  );
}
