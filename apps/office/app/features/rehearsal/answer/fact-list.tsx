import type { Rehearsal } from '@comptoir/contract';
import { useMessage } from '../../../messages/use-message.ts';
import styles from '../base/rehearsal.module.css';
import { type Facts, factNames } from './fact.ts';

interface FactListProps {
  facts: Facts;
  slots: Rehearsal['slots'];
}

const empty = { slots: 'rehearsal.noSlot', offers: 'rehearsal.noOffer', missing: 'rehearsal.nothingMissing' } as const;

export function FactList({ facts, slots }: FactListProps) {
  const say = useMessage();
  const shown = factNames.filter((name) => facts[name].length > 0 || name in empty);
  return (
    <dl className={styles.facts}>
      {shown.map((name) => (
        <div key={name} data-testid={`fact-${name}`} className={name === 'slots' ? styles.whole : undefined}>
          <dt>{say(`rehearsal.title.${name}`)}</dt>
          {facts[name].length === 0 && <dd>{say(empty[name as keyof typeof empty])}</dd>}
          {name === 'slots' ? (
            <dd>
              <ul className={styles.slots}>
                {facts.slots.map((text, index) => (
                  <li key={text} data-state={slots[index]?.state}>
                    {text}
                  </li>
                ))}
              </ul>
            </dd>
          ) : (
            facts[name].map((text) => <dd key={text}>{text}</dd>)
          )}
        </div>
      ))}
    </dl>
  );
}
