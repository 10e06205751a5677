import { weekdays } from '@comptoir/domain';
import { useFieldWriter } from '../../../components/draft/use-field-writer.ts';
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
import { SettingRow } from './setting-row.tsx';

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
        <SettingRow
          id={alcoholHoursSetting}
          name={say('shop.alcohol.week')}
          value={isSame ? say('shop.alcohol.everyDay', { hours: hours[0] ?? '' }) : named.join(' · ')}
          hint={say('shop.alcohol.weekHint')}
          onChange={() => openPart(alcoholHoursForm, week)}
        />
        <SettingRow
          id={alcoholDaysSetting}
          name={say('draft.alcoholHours.days')}
          value={alcoholDaysForm.write(writer, 'value', alcoholDaysForm.textOf(days.value).value)}
          hint={say('shop.alcohol.daysHint')}
          onChange={() => openPart(alcoholDaysForm, days)}
        />
      </ul>
    </Panel>
  );
}
