import { useFieldWriter } from '../../../components/draft/use-field-writer.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { Carte } from '../../../state/catalogue/edited-menu.ts';
import { openPart } from '../../../state/draft/open-part.ts';
import { accessibilityForm, accessibilitySetting } from '../../../state/shop/accessibility-form.ts';
import { settingPart } from '../../../state/shop/setting-part.ts';
import styles from './settings.module.css';

/** What the site declares about its accessibility, with the way to its form. */
export function AccessibilityPanel({ carte }: { carte: Carte }) {
  const say = useMessage();
  const writer = useFieldWriter();
  const part = settingPart(carte, accessibilitySetting);
  const text = accessibilityForm.textOf(part.value);
  const write = (field: keyof typeof text) => accessibilityForm.write(writer, field, text[field]);
  const date = text['value.audit.date'];
  return (
    <Panel title={say('shop.accessibility.title')}>
      <div className={styles.setting} data-testid="setting" data-id={accessibilitySetting}>
        <div>
          <b>{text['value.standard'] || say('shop.accessibility.usualStandard')}</b>
          <span>
            {date === ''
              ? say('shop.accessibility.unaudited')
              : say('shop.accessibility.audited', {
                  date: writer.format.date(Temporal.PlainDate.from(date)),
                  percent: write('value.audit.percent'),
                })}
          </span>
          <small>{say('shop.accessibility.hint')}</small>
        </div>
        <OfficeButton
          kind="outline"
          isForDesk
          aria-label={say('shop.accessibility.change')}
          onClick={() => openPart(accessibilityForm, part)}
        >
          {say('shop.change')}
        </OfficeButton>
      </div>
    </Panel>
  );
}
