import { useFieldWriter } from '../../../components/draft/use-field-writer.ts';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { Carte } from '../../../state/catalogue/edited-menu.ts';
import { openPart } from '../../../state/draft/open-part.ts';
import type { OwnerSetting } from '../../../state/shop/owner-settings.ts';
import { settingPart } from '../../../state/shop/setting-part.ts';
import { SettingRow } from './setting-row.tsx';

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
          return (
            <SettingRow
              key={id}
              id={id}
              name={say(label)}
              value={form.write(writer, 'value', form.textOf(part.value).value)}
              hint={say(hint)}
              onChange={() => openPart(form, part)}
            />
          );
        })}
      </ul>
    </Panel>
  );
}
