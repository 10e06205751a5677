import type { OfficeWithdrawal } from '@comptoir/contract';
import { Answered } from '../../components/answered.tsx';
import { Panel } from '../../components/panel.tsx';
import { StateBox } from '../../components/state-box.tsx';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';
import { isEnded } from './withdrawal-steps.ts';
import styles from './withdrawals.module.css';

/** What diners give back by law: the open declarations, then the ended ones of 90 days (LAW-40). */
export function Withdrawals() {
  const say = useMessage();
  const { answer, ask } = useAnswer(editorCaller.withdrawals);
  return (
    <div className={styles.page} data-testid="withdrawals">
      <Answered answer={answer} onRetry={ask} rowHeight="9rem">
        {({ withdrawals }) => {
          const ended = withdrawals.filter(isEnded);
          if (withdrawals.length === 0)
            return <StateBox icon="undo-2" title={say('withdrawals.none')} text={say('withdrawals.noneText')} />;
          return (
            <>
              <Text id="withdrawals.intro" as="p" className={styles.intro} />
              <Panel title={say('withdrawals.open')}>
                {ended.length === withdrawals.length && <Text id="withdrawals.nothingOpen" as="p" />}
                <Rows rows={withdrawals.filter((one) => !isEnded(one))} onChanged={ask} />
              </Panel>
              {ended.length > 0 && (
                <Panel title={say('withdrawals.ended')}>
                  <Rows rows={ended} onChanged={ask} />
                </Panel>
              )}
            </>
          );
        }}
      </Answered>
    </div>
  );
}

function Rows({ rows, onChanged }: { rows: OfficeWithdrawal[]; onChanged: () => Promise<void> }) {
  return (
    <ul className={styles.list}>
      {rows.map((withdrawal) => (
        <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} onChanged={onChanged} />
      ))}
    </ul>
  );
}
