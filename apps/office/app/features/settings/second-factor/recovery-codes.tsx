import { Note } from '@comptoir/ui';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import styles from './second-factor.module.css';

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onNoted }: { codes: readonly string[]; onNoted: () => void }) {
  const say = useMessage();
  return (
    <>
      <Note kind="warm">
        <p role="status">{say('settings.secondFactor.codesText')}</p>
      </Note>
      <ul className={styles.codes} aria-label={say('settings.secondFactor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <OfficeButton isForDesk onClick={onNoted}>
        {say('settings.secondFactor.noted')}
      </OfficeButton>
    </>
  );
}
