import type { Item } from '@comptoir/domain';
import { typeset } from '@comptoir/format';
import { writeOrigins } from '@comptoir/words';
import { useId } from 'react';
import { Text } from '../../messages/text.ts';
import styles from './meat-origins.module.css';

/** The dish's own meats, a line each; a choice tells its own (LAW-05). */
export function MeatOrigins({ item }: { item: Item }) {
  const titleId = useId();
  const origins = writeOrigins(item.meats);
  if (origins.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.origins} data-testid="meat-origin">
      <Text id="facts.origins" as="h3" elementId={titleId} />
      <ul>
        {origins.map((sentence) => (
          <li key={sentence}>{typeset(sentence)}</li>
        ))}
      </ul>
    </section>
  );
}
