import type { Member } from '@comptoir/contract';
import { useState } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useSession } from '../../../state/session/session-store.ts';
import { ChangePerson } from './change-person.tsx';
import { Invited } from './invited.tsx';
import styles from './people.module.css';

interface PersonRowProps {
  member: Member;
  onChanged: () => void;
}

export function PersonRow({ member, onChanged }: PersonRowProps) {
  const say = useMessage();
  const session = useSession();
  const [isChanging, setChanging] = useState(false);
  const { id, email, role, isActive } = member;
  // An invited user has no name before the first sign-in.
  const name = member.name || email;
  return (
    <li data-testid="person">
      <span className={styles.who}>
        <b>
          {name}
          {session?.person?.id === id && <span className={styles.you}> {say('team.people.you')}</span>}
        </b>
        {name !== email && <small>{email}</small>}
        {!member.invitation && <small>{sayState(member, say)}</small>}
      </span>
      <span className={styles.role} data-active={isActive}>
        {isActive ? say(`shell.role.${role}`) : say('team.people.noAccess')}
      </span>
      {member.invitation && isActive && <Invited member={member} onChanged={onChanged} />}
      {!isChanging && !(member.invitation && isActive) && (
        <OfficeButton
          kind="outline"
          isForDesk
          aria-label={say('team.people.changeNamed', { name })}
          onClick={() => setChanging(true)}
        >
          {say('team.people.change')}
        </OfficeButton>
      )}
      {isChanging && (
        <ChangePerson
          member={member}
          name={name}
          onDone={() => {
            setChanging(false);
            onChanged();
          }}
          onKeep={() => setChanging(false)}
        />
      )}
    </li>
  );
}

function sayState({ role, hasPin }: Member, say: ReturnType<typeof useMessage>): string {
  if (hasPin) return say('team.people.hasPin');
  // The kitchen role approves nothing, so it needs no PIN.
  return say(role === 'kitchen' ? 'team.people.noPinNeeded' : 'team.people.noPin');
}
