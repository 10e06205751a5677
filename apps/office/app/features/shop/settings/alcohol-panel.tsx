import { weekdays } from '@comptoir/domain';
import { useFieldWriter } from '../../../components/draft/use-field-writer.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { Carte } from '../../../state/catalogue/edited-menu.ts';
import { openPart } from '../../../state/draft/open-part.ts';
import {
  alcoholDaysForm,
  alcoholDaysSetting,
  alcoholHoursForm,
  alcoholHoursSetting,
} from '../../../state/shop/alcohol-forms.ts';
import { settingPart } from '../../../state/shop/setting-part.ts';
import styles from './settings.module.css';

/** When alcohol is sold: the week and the days with hours of their own. Each opens its form. */
export function AlcoholPanel({ carte }: { carte: Carte }) {
  const say = useMessage();
  const writer = useFieldWriter();
  const week = settingPart(carte, alcoholHoursSetting);
  const days = settingPart(carte, alcoholDaysSetting);
  const weekText = alcoholHoursForm.textOf(week.value);
  const hours = weekdays.map((day) => alcoholHoursForm.write(writer, `value.${day}`, weekText[`value.${day}`]));
  const isSame = new Set(hours).size === 1;
  const named = weekdays.map((day, index) => `${say(`draft.hours.weekday.${day}`)} : ${hours[index]}`);
  return (
    <Panel title={say('shop.alcohol.title')}>
      <ul>
        <li className={styles.setting} data-testid="setting" data-id={alcoholHoursSetting}>
          <div>
            <b>{say('shop.alcohol.week')}</b>
            <span>{isSame ? say('shop.alcohol.everyDay', { hours: hours[0] ?? '' }) : named.join(' · ')}</span>
            <small>{say('shop.alcohol.weekHint')}</small>
          </div>
          <OfficeButton
            kind="outline"
            isForDesk
            aria-label={say('shop.changeNamed', { name: say('shop.alcohol.week') })}
            onClick={() => openPart(alcoholHoursForm, week)}
          >
            {say('shop.change')}
          </OfficeButton>
        </li>
        <li className={styles.setting} data-testid="setting" data-id={alcoholDaysSetting}>
          <div>
            <b>{say('draft.alcoholHours.days')}</b>
            <span>{alcoholDaysForm.write(writer, 'value', alcoholDaysForm.textOf(days.value).value)}</span>
            <small>{say('shop.alcohol.daysHint')}</small>
          </div>
          <OfficeButton
            kind="outline"
            isForDesk
            aria-label={say('shop.changeNamed', { name: say('draft.alcoholHours.days') })}
            onClick={() => openPart(alcoholDaysForm, days)}
          >
            {say('shop.change')}
          </OfficeButton>
        </li>
      </ul>
    </Panel>
  );
}
