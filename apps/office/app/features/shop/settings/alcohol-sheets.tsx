import { needsNightPermit, weekdays } from '@comptoir/domain';
import { Field } from '@comptoir/ui';
import { PartSheet } from '../../../components/draft/form/part-sheet.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';
import type { Carte } from '../../../state/catalogue/edited-menu.ts';
import { lines } from '../../../state/draft/field-kinds.ts';
import { useOpenPart } from '../../../state/draft/open-part.ts';
import {
  alcoholDaysForm,
  alcoholHoursForm,
  nightPermitSetting,
  readTypedDay,
  readTypedRanges,
} from '../../../state/shop/alcohol-forms.ts';
import { settingPart } from '../../../state/shop/setting-part.ts';

interface AlcoholSheetProps {
  carte: Carte;
  onSaved: () => Promise<void>;
}

/** The form of the hours of alcohol or of its exceptional days, if one is open. The draft says whether there is a permit. */
export function AlcoholSheets({ carte, onSaved }: AlcoholSheetProps) {
  const hasPermit = settingPart(carte, nightPermitSetting).value === true;
  return (
    <>
      <WeekSheet hasPermit={hasPermit} onSaved={onSaved} />
      <DaysSheet hasPermit={hasPermit} onSaved={onSaved} />
    </>
  );
}

interface SheetProps {
  hasPermit: boolean;
  onSaved: () => Promise<void>;
}

type WeekText = ReturnType<typeof alcoholHoursForm.textOf>;

function WeekSheet({ hasPermit, onSaved }: SheetProps) {
  const say = useMessage();
  const open = useOpenPart(alcoholHoursForm);
  if (!open) return null;
  const check = (typed: WeekText) =>
    Object.fromEntries(weekdays.map((day) => [`value.${day}`, faultOf(typed[`value.${day}`], hasPermit)])) as Record<
      keyof WeekText,
      MessageId | null
    >;
  return (
    <PartSheet form={alcoholHoursForm} open={open} title={say('shop.alcohol.title')} check={check} onSaved={onSaved}>
      {({ field }) => (
        <>
          <p>{say('shop.alcohol.formHint')}</p>
          {weekdays.map((day) => (
            <Field
              key={day}
              {...field(`value.${day}`)}
              label={say(`draft.hours.weekday.${day}`)}
              placeholder={say('shop.alcohol.example')}
              autoComplete="off"
            />
          ))}
        </>
      )}
    </PartSheet>
  );
}

function DaysSheet({ hasPermit, onSaved }: SheetProps) {
  const say = useMessage();
  const open = useOpenPart(alcoholDaysForm);
  if (!open) return null;
  const check = ({ value }: { value: string }) => ({ value: daysFaultOf(value, hasPermit) });
  return (
    <PartSheet
      form={alcoholDaysForm}
      open={open}
      title={say('draft.alcoholHours.days')}
      check={check}
      onSaved={onSaved}
    >
      {({ field }) => (
        <TextArea
          {...field('value')}
          label={say('draft.alcoholHours.days')}
          hint={say('shop.alcohol.daysFormHint')}
          rows={5}
        />
      )}
    </PartSheet>
  );
}

function faultOf(typed: string, hasPermit: boolean): MessageId | null {
  const read = readTypedRanges(typed);
  if ('wrong' in read) return 'shop.alcohol.notHours';
  return !hasPermit && read.ranges.some(needsNightPermit) ? 'shop.alcohol.needsPermit' : null;
}

function daysFaultOf(typed: string, hasPermit: boolean): MessageId | null {
  const days = lines(typed).map(readTypedDay);
  if (days.includes(null)) return 'shop.alcohol.notDays';
  const dates = days.flatMap((day) => day?.date ?? []);
  if (new Set(dates).size < dates.length) return 'shop.alcohol.dayTwice';
  const isAtNight = days.some((day) => day?.ranges.some(needsNightPermit));
  return isAtNight && !hasPermit ? 'shop.alcohol.needsPermit' : null;
}
