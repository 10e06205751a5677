import { useState } from 'react';
import { Answered } from '../../../components/answered.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { useSession } from '../../../state/session/session-store.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';
import { SecondFactorOff } from './second-factor-off.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';

/** One's own second factor, for owners (ROL-05). Who is an owner no more can still turn it off. */
export function SecondFactorPanel() {
  const session = useSession();
  return session?.person ? <OwnSecondFactor isOwner={session.permissions.includes('people')} /> : null;
}

function OwnSecondFactor({ isOwner }: { isOwner: boolean }) {
  const say = useMessage();
  const { answer, ask } = useAnswer(editorCaller.secondFactor);
  /** The codes that were just made, which the server never shows again. */
  const [codes, setCodes] = useState<string[] | null>(null);
  const change = (made: string[] | null) => {
    setCodes(made);
    void ask();
  };
  if (!isOwner && !(answer.kind === 'here' && answer.value.isOn)) return null;
  return (
    <Panel title={say('settings.secondFactor.title')}>
      <div className={styles.part}>
        <p className={styles.quiet}>{say('settings.secondFactor.text')}</p>
        {codes ? (
          <RecoveryCodes codes={codes} onNoted={() => setCodes(null)} />
        ) : (
          <Answered answer={answer} onRetry={ask} rowHeight="4.5rem">
            {({ isOn, codesLeft }) =>
              isOn ? (
                <SecondFactorOn codesLeft={codesLeft} isOwner={isOwner} onChanged={change} />
              ) : (
                <SecondFactorOff onTurnedOn={change} />
              )
            }
          </Answered>
        )}
      </div>
    </Panel>
  );
}
