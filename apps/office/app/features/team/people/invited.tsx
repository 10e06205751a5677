import type { Member } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { useSite } from '../../../state/site.ts';
import styles from './people.module.css';

/** What an owner can do with an invitation that was not followed yet (ROL-03). */
export function Invited({ member, onChanged }: { member: Member; onChanged: () => void }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const { isBusy, failure, run } = useSending();
  const { id, email, invitation } = member;
  const until = invitation?.until?.toZonedDateTimeISO(timeZone);
  const send = (call: (id: number) => Promise<unknown>) =>
    run(async () => {
      await call(id);
      onChanged();
    });
  return (
    <div className={styles.invited}>
      <small role="status">
        {until
          ? say('team.invite.until', { day: format.day(until.toPlainDate()), time: format.hour(until) })
          : say('team.invite.over')}
      </small>
      <FailureNote failure={failure} />
      <div className={styles.buttons}>
        <OfficeButton
          kind="outline"
          isForDesk
          isBusy={isBusy}
          aria-label={say('team.invite.againTo', { email })}
          onClick={() => send(editorCaller.inviteAgain)}
        >
          {say('team.invite.again')}
        </OfficeButton>
        <OfficeButton
          kind="outline"
          isForDesk
          isBusy={isBusy}
          aria-label={say('team.invite.withdrawFrom', { email })}
          onClick={() => send(editorCaller.withdrawInvitation)}
        >
          {say('team.invite.withdraw')}
        </OfficeButton>
      </div>
    </div>
  );
}
