import type { Dossier } from '@comptoir/contract';
import { fieldStyles } from '@comptoir/ui';
import { useState } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { copyText } from '../../../platform/copy-text.ts';
import styles from './dossier.module.css';

/** Longer texts scroll. */
const mostRows = 10;

type Evidence = Dossier['evidence'][number];

/** A text for each field of Stripe's form, to copy. They repeat what is printed, so that they are not printed. */
export function EvidencePanel({ evidence }: Pick<Dossier, 'evidence'>) {
  const say = useMessage();
  return (
    <div className={styles.screenOnly}>
      <Panel title={say('dossier.texts')}>
        <ul className={styles.texts} data-testid="evidence">
          {evidence.map((one) => (
            <EvidenceText key={one.field} evidence={one} />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function EvidenceText({ evidence: { field, text } }: { evidence: Evidence }) {
  const say = useMessage();
  const [end, setEnd] = useState<'copied' | 'notCopied' | null>(null);
  const name = say(`dossier.field.${field}`);
  const copy = async () => setEnd((await copyText(text)) ? 'copied' : 'notCopied');
  return (
    <li data-field={field}>
      <div className={styles.textHead}>
        <h3>{name}</h3>
        <OfficeButton
          kind="plain"
          isForDesk
          aria-label={say('dossier.copyWhat', { field: name })}
          onClick={() => void copy()}
        >
          {say('dossier.copy')}
        </OfficeButton>
      </div>
      <textarea
        className={fieldStyles.input}
        aria-label={name}
        readOnly
        rows={Math.min(text.split('\n').length, mostRows)}
        value={text}
      />
      <p className={styles.notes}>
        {say('dossier.length', { count: text.length })} <span role="status">{end && say(`dossier.${end}`)}</span>
      </p>
    </li>
  );
}
