import type { RehearsalQuestion } from '@comptoir/contract';
import { Consequence } from '../../../components/consequence.tsx';
import { useLiveAnswer } from '../../../components/live-cart/use-live-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import styles from '../base/offers.module.css';

/** What the checks find about the offer as it is typed (OFE-08). */
export function Warnings({ unsaved }: { unsaved: NonNullable<RehearsalQuestion['unsaved']> }) {
  const answer = useLiveAnswer(unsaved, (part) => editorCaller.checkCatalogue(true, part));
  const findings = answer.kind === 'here' ? answer.value.findings : [];
  const own = findings.filter(({ target }) => target.kind === unsaved.kind && String(target.id) === unsaved.id);
  return (
    <div role="status" className={styles.page} data-testid="offer-warnings">
      {own.map(({ check, severity, says }) => (
        <Consequence key={`${check} ${says}`} look={severity === 'note' ? 'plain' : 'bad'}>
          {says}.
        </Consequence>
      ))}
    </div>
  );
}
