import type { DueOrder } from '@comptoir/contract';
import { Field } from '@comptoir/ui';
import type { PartFields } from '../../../components/draft/form/part-sheet.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { Pick } from '../../../components/pick.tsx';
import { PickMany } from '../../../components/pick-many.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { Hours, MenuHours } from '../../../state/hours/hours.ts';
import type { SpecialDayField } from '../../../state/hours/special-day-form.ts';
import { longestMessage } from '../../../state/hours/special-days.ts';
import { DueOrders } from '../base/due-orders.tsx';
import styles from '../base/hours.module.css';
import { SpanRows } from '../base/span-rows.tsx';

interface DayFieldsProps {
  fields: PartFields<SpecialDayField>;
  hours: Hours;
  met: readonly DueOrder[];
}

export function DayFields({ fields, hours, met }: DayFieldsProps) {
  const say = useMessage();
  const { field, values, set } = fields;
  const kinds = { closed: 'draft.hours.closed', hours: 'draft.hours.otherHours' } as const;
  const numbers = met.map(({ number }) => number).join();
  return (
    <>
      <div className={styles.pair}>
        <Field {...field('date')} type="date" label={say('draft.hours.first')} aria-required />
        <Field {...field('until')} type="date" label={say('draft.hours.last')} hint={say('hours.day.lastHint')} />
      </div>
      <Pick
        legend={say('draft.hours.kind')}
        chosen={values.kind}
        onChoose={(kind) => set({ kind })}
        choices={Object.entries(kinds).map(([value, label]) => ({ value, label: say(label) }))}
      />
      {values.kind === 'hours' && (
        <SpanRows
          name="times"
          legend={say('draft.hours.times')}
          text={values.times}
          error={field('times').error}
          onType={(times) => set({ times })}
        />
      )}
      <div className={styles.narrow}>
        <Pick
          legend={say('draft.hours.modes')}
          chosen={values.mode}
          onChoose={(mode) => set({ mode })}
          choices={(['both', 'pickup', 'delivery'] as const).map((value) => ({
            value,
            label: say(`draft.hours.mode.${value}`),
          }))}
        />
      </div>
      {hours.menus.length > 1 && (
        <MenusPick menus={hours.menus} chosen={values.menus} onChoose={(menus) => set({ menus })} />
      )}
      <Field {...field('label')} label={say('draft.hours.label')} hint={say('hours.day.labelHint')} maxLength={255} />
      <TextArea
        {...field('message')}
        onChange={({ target }) => set({ message: target.value.replaceAll('\n', ' ') })}
        label={say('draft.hours.message')}
        rows={2}
        maxLength={longestMessage}
        hint={say('hours.day.messageHint', { count: values.message.length, max: longestMessage })}
      />
      {met.length > 0 && (
        <DueOrders
          orders={met}
          isOneDay={values.until === '' || values.until === values.date}
          name="understood"
          isUnderstood={values.understood === numbers}
          error={field('understood').error}
          onUnderstand={(isOn) => set({ understood: isOn ? numbers : '' })}
        />
      )}
      {met.length === 0 && field('understood').error && <p role="alert">{field('understood').error}</p>}
    </>
  );
}

interface MenusPickProps {
  menus: readonly MenuHours[];
  /** The ids, joined by commas. Empty for all menus. */
  chosen: string;
  onChoose: (menus: string) => void;
}

function MenusPick({ menus, chosen, onChoose }: MenusPickProps) {
  const say = useMessage();
  const ids = new Set(chosen.split(',').filter((id) => id !== ''));
  const toggle = (id: string) => {
    const taken = menus.map((menu) => String(menu.id)).filter((one) => (one === id) !== ids.has(one));
    onChoose(taken.join());
  };
  return (
    <div>
      <PickMany
        legend={say('draft.hours.menus')}
        chosen={ids}
        onToggle={toggle}
        choices={menus.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <p className={styles.quiet}>{say('hours.day.menusHint')}</p>
    </div>
  );
}
