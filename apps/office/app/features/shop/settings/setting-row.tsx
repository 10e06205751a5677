import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import styles from './settings.module.css';

interface SettingRowProps {
  id: string;
  name: string;
  /** What the setting says now. */
  value: string;
  hint: string;
  onChange: () => void;
}

/** A setting with its value and what it does, and the button that opens its form. */
export function SettingRow({ id, name, value, hint, onChange }: SettingRowProps) {
  const say = useMessage();
  return (
    <li className={styles.setting} data-testid="setting" data-id={id}>
      <div>
        <b>{name}</b>
        <span>{value}</span>
        <small>{hint}</small>
      </div>
      <OfficeButton kind="outline" isForDesk aria-label={say('shop.changeNamed', { name })} onClick={onChange}>
        {say('shop.change')}
      </OfficeButton>
    </li>
  );
}
