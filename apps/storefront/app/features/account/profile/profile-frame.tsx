import { classNames, Icon, linkStyles } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import type { ReactNode } from 'react';
import type { MessageId } from '../../../messages/message-id.ts';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useSessionStore } from '../../../state/account/session-store.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { GuestInvitation } from './guest-invitation.tsx';
import styles from './profile-frame.module.css';
import { ProfileNav } from './profile-nav.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

interface ProfileFrameProps {
  title: MessageId;
  /** Replaces the back link above the title. */
  above?: ReactNode;
  /** The heading for a signed-in user. Without it, the title is the heading. */
  heading?: ReactNode;
  children: ReactNode;
}

export function ProfileFrame({ title, above, heading, children }: ProfileFrameProps) {
  const say = useMessage();
  const path = usePath();
  const { session, isReady } = useSessionStore();
  const back = (
    <Link className={classNames(linkStyles.link, styles.back, 'small phone-only')} to={path('/profile')}>
      <Icon name="arrow-left" size="small" /> {say('account.profile.back')}
    </Link>
  );
  const waiting = (
    <>
      <noscript>
        <Text id="account.noScript" as="p" />
      </noscript>
      <div className={styles.waiting}>
        <RowsSkeleton />
      </div>
    </>
  );
  return (
    <div className={classNames(styles.screen, 'page-width')}>
      <div className={session ? styles.columns : undefined}>
        {session && (
          <aside className={classNames(styles.rail, 'desk-block')}>
            <ProfileNav />
          </aside>
        )}
        <div className={styles.content}>
          {session && (above ?? back)}
          {session && heading ? (
            <h1 className={styles.heading}>{heading}</h1>
          ) : (
            <Text id={title} as="h1" className={styles.heading} />
          )}
          {session ? children : isReady ? <GuestInvitation /> : waiting}
        </div>
      </div>
    </div>
  );
}
