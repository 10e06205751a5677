import { useFieldWriter } from '../../../components/draft/use-field-writer.ts';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { Carte } from '../../../state/catalogue/edited-menu.ts';
import { openPart } from '../../../state/draft/open-part.ts';
import { accessibilityForm, accessibilitySetting } from '../../../state/shop/accessibility-form.ts';
import { settingPart } from '../../../state/shop/setting-part.ts';
import { SettingRow } from './setting-row.tsx';

/** What the site declares about its accessibility, with the way to its form. */
export function AccessibilityPanel({ carte }: { carte: Carte }) {
  const say = useMessage();
  const writer = useFieldWriter();
  const part = settingPart(carte, accessibilitySetting);
  const text = accessibilityForm.textOf(part.value);
  const write = (field: keyof typeof text) => accessibilityForm.write(writer, field, text[field]);
  const date = text['value.audit.date'];
  const standard = text['value.standard'] || say('shop.accessibility.usualStandard');
  return (
    <Panel title={say('shop.accessibility.title')}>
      <ul>
        <SettingRow
          id={accessibilitySetting}
          name={say('shop.accessibility.name')}
          value={
            date === ''
              ? say('shop.accessibility.unaudited', { standard })
              : say('shop.accessibility.audited', {
                  standard,
                  date: writer.format.date(Temporal.PlainDate.from(date)),
                  percent: write('value.audit.percent'),
                })
          }
          hint={say('shop.accessibility.hint')}
          onChange={() => openPart(accessibilityForm, part)}
        />
      </ul>
    </Panel>
  );
}
