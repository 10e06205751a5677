import { Button, boxStyles, classNames, linkStyles } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useUser } from '../../../state/account/session-store.ts';
import { useAccount } from '../../../state/account/use-account.ts';
import { useLogout } from '../../../state/account/use-logout.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { useSite } from '../../../state/shop/shop-context.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import { type Failure, failureOf } from '../form/use-form.ts';
import styles from './account-summary.module.css';
import { ProfileFrame } from './profile-frame.tsx';
import { VerifyBanner } from './verify-banner.tsx';

function ExportBox() {
  const say = useMessage();
  const { id } = useSite();
  const { signed } = useAccount();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function download(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const known = await signed((caller, session) => caller.exportAccount(session));
      saveFile(`${id}-mes-donnees.json`, JSON.stringify(known, null, 2), 'application/json');
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={classNames(boxStyles.box, 'stack')}>
      <h2 className={styles.heading}>{say('account.summary.export')}</h2>
      <p className="small muted">{say('account.summary.exportText')}</p>
      <FailureNote failure={failure} />
      <div className="row">
        <Button kind="outline" isSmall isBusy={isBusy} onClick={() => void download()}>
          {say('account.summary.exportButton')}
        </Button>
      </div>
    </section>
  );
}

export function AccountSummary() {
  const say = useMessage();
  const path = usePath();
  const logout = useLogout();
  const user = useUser();
  const rows = user && [
    [say('account.summary.name'), `${user.firstName} ${user.lastName}`.trim()],
    [say('account.field.email'), user.email],
    [say('account.field.phone'), user.phone],
    [say('account.field.address'), user.address],
  ];
  return (
    <ProfileFrame title="shell.pages.Account">
      <div className="stack">
        <VerifyBanner />
        <section className={classNames(boxStyles.box, 'stack')}>
          <dl className={styles.facts}>
            {rows?.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value || say('account.summary.none')}</dd>
              </div>
            ))}
          </dl>
          <p>
            <Link className={linkStyles.link} to={path('/profile/ViewProfile')}>
              {say('account.summary.edit')}
            </Link>
          </p>
        </section>
        <ExportBox />
        <div className="row wrapping between">
          <Button kind="dark" onClick={logout}>
            {say('account.profile.logout')}
          </Button>
          <Link className={classNames(linkStyles.link, styles.delete)} to={`${path('/profile/ViewSecurity')}#delete`}>
            {say('account.summary.delete')}
          </Link>
        </div>
      </div>
    </ProfileFrame>
  );
}
