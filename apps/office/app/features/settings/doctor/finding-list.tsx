import type { Finding, FindingState } from '@comptoir/contract';
import { typeset } from '@comptoir/format';
import { Icon } from '@comptoir/ui';
import { Glyph } from '../../../icons/glyph.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import styles from './doctor.module.css';

export function FindingList({ findings }: { findings: Finding[] }) {
  const say = useMessage();
  if (findings.length === 0) return null;
  return (
    <ul className={styles.list}>
      {findings.map(({ id, state, says, advice }) => (
        <li key={id} data-testid="finding" data-state={state}>
          <span className={styles.mark} data-state={state}>
            <StateIcon state={state} />
            {say(`settings.doctor.states.${state}`)}
          </span>
          <p>{typeset(says)}</p>
          {advice !== null && <p className={styles.advice}>{typeset(advice)}</p>}
        </li>
      ))}
    </ul>
  );
}

function StateIcon({ state }: { state: FindingState }) {
  if (state === 'bad') return <Icon name="triangle-alert" size="small" />;
  if (state === 'doubtful') return <Glyph name="circle-alert" size="small" />;
  return <Icon name={state === 'good' ? 'circle-check' : 'info'} size="small" />;
}
