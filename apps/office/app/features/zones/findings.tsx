import { ApiError, type EditedCatalogue } from '@comptoir/contract';
import { Skeleton } from '@comptoir/ui';
import { useEffect, useEffectEvent } from 'react';
import { Consequence } from '../../components/consequence.tsx';
import { FailedBox } from '../../components/failed-box.tsx';
import { Panel } from '../../components/panel.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import styles from './base/zones.module.css';

/** The checks of the rehearsal that are about delivery (C17 to C21). */
const checks = ['C17', 'C18', 'C19', 'C20', 'C21'];

/** What is doubtful in the zones of the draft: overlaps and gaps among others (HRS-15). */
export function Findings({ catalogue }: { catalogue: EditedCatalogue }) {
  const say = useMessage();
  const { answer, ask } = useAnswer(() => editorCaller.checkCatalogue(true));
  const askAgain = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the draft is checked again
  useEffect(() => void askAgain(), [catalogue]);
  return <Panel title={say('zones.findings')}>{list()}</Panel>;

  function list() {
    if (answer.kind === 'loading') return <Skeleton height="4rem" radius="1rem" />;
    if (answer.kind === 'failed') {
      const isFaulty = answer.error instanceof ApiError && answer.error.code === 'checks_failed';
      if (isFaulty) return <Consequence look="bad">{say('zones.findingsInvalid')}</Consequence>;
      return <FailedBox error={answer.error} onRetry={() => void ask()} />;
    }
    const found = answer.value.findings.filter(({ check }) => checks.includes(check));
    if (found.length === 0) return <p>{say('zones.noFindings')}</p>;
    return (
      <div className={styles.parts}>
        {found.map(({ check, severity, says }) => (
          <div key={`${check} ${says}`} data-testid="check" data-check={check} data-severity={severity}>
            <Consequence look={severity === 'error' ? 'bad' : 'plain'}>{says}.</Consequence>
          </div>
        ))}
      </div>
    );
  }
}
