import { type Role, roles } from '@comptoir/domain';
import { Note, Segmented } from '@comptoir/ui';
import { EmailField } from '@comptoir/web-app/form';
import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { needed, useForm } from '../../../components/form/use-form.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import styles from './people.module.css';

/** Invites a person by a mailed link (ROL-03). */
export function Invite({ onInvited }: { onInvited: () => void }) {
  const [sent, setSent] = useState<{ to: string | null; times: number }>({ to: null, times: 0 });
  const say = useMessage();
  return (
    <div className={styles.invite}>
      <h3>{say('team.invite.title')}</h3>
      {sent.to !== null && (
        <Note>
          <p role="status">{say('team.invite.sent', { email: sent.to })}</p>
        </Note>
      )}
      {/* The key changes after each success, which clears the form. */}
      <InviteForm
        key={sent.times}
        onSent={(to) => {
          setSent({ to, times: sent.times + 1 });
          onInvited();
        }}
      />
    </div>
  );
}

function InviteForm({ onSent }: { onSent: (email: string) => void }) {
  const say = useMessage();
  const [role, setRole] = useState<Role>('kitchen');
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: needed(email) }),
    send: async ({ email }) => onSent((await editorCaller.invite(email, role)).email),
  });
  return (
    <form {...form.props} className={styles.form}>
      <FailureNote failure={form.failure} />
      <EmailField {...form.field('email')} label={say('team.invite.email')} autoComplete="off" />
      <Segmented
        label={say('team.invite.role')}
        className={styles.roles}
        value={role}
        onChange={setRole}
        segments={roles.map((value) => ({ value, label: say(`shell.role.${value}`) }))}
      />
      <p className={styles.note}>{say(`team.people.may.${role}`)}</p>
      <OfficeButton type="submit" isForDesk isBusy={form.isBusy}>
        {say('team.invite.submit')}
      </OfficeButton>
    </form>
  );
}
