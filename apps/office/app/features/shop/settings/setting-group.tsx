import { useFieldWriter } from '../../../components/draft/use-field-writer.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { Carte } from '../../../state/catalogue/edited-menu.ts';
import { openPart } from '../../../state/draft/open-part.ts';
import type { OwnerSetting } from '../../../state/shop/owner-settings.ts';
import { settingPart } from '../../../state/shop/setting-part.ts';
import styles from './settings.module.css';

interface SettingGroupProps {
  title: string;
  settings: readonly OwnerSetting[];
  carte: Carte;
}

/** The settings of one subject with their values. Each opens its form. */
export function SettingGroup({ title, settings, carte }: SettingGroupProps) {
  const say = useMessage();
  const writer = useFieldWriter();
  return (
    <Panel title={title}>
      <ul>
        {settings.map(({ id, form, label, hint }) => {
          const part = settingPart(carte, id);
          const name = say(label);
          return (
            <li key={id} className={styles.setting} data-testid="setting" data-id={id}>
              <div>
                <b>{name}</b>
                <span>{form.write(writer, 'value', form.textOf(part.value).value)}</span>
                <small>{say(hint)}</small>
              </div>
              <OfficeButton
                kind="outline"
                isForDesk
                aria-label={say('shop.changeNamed', { name })}
                onClick={() => openPart(form, part)}
              >
                {say('shop.change')}
              </OfficeButton>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
