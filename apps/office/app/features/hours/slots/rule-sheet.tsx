import type { Mode } from '@comptoir/domain';
import { Field } from '@comptoir/ui';
import { useMemo } from 'react';
import { PartSheet } from '../../../components/draft/form/part-sheet.tsx';
import { Pick } from '../../../components/pick.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { changeSetting } from '../../../state/draft/change-setting.ts';
import type { OpenPart } from '../../../state/draft/open-part.ts';
import { ruleFault, type SlotRule, slotRuleForm, switchOf } from '../../../state/hours/slot-rules.ts';

interface RuleSheetProps {
  open: OpenPart<'value'>;
  rule: SlotRule;
  mode: Mode;
  onSaved: () => Promise<void>;
}

/** The form of one rule of slots. A number of removed slots switches their removal on, and 0 switches it off. */
export function RuleSheet({ open, rule, mode, onSaved }: RuleSheetProps) {
  const say = useMessage();
  const isOff = open.from.value === '0' && open.value !== 0;
  const form = useMemo(() => slotRuleForm(rule, mode, isOff), [rule, mode, isOff]);
  const flag = switchOf(rule, mode);
  const title = say(`hours.slots.name.${rule}`);
  const saved = async () => {
    if (flag) await changeSetting(flag, () => Number(open.text.value) > 0);
    await onSaved();
  };
  return (
    <PartSheet
      form={form}
      open={open}
      title={title}
      check={({ value }) => ({ value: ruleFault(rule, value) })}
      onSaved={saved}
    >
      {({ field, values, set }) =>
        rule === 'range' ? (
          <Pick
            legend={title}
            isLegendHidden
            chosen={values.value}
            onChoose={(value) => set({ value })}
            choices={[
              { value: 'yes', label: say('draft.hours.slotRange') },
              { value: 'no', label: say('draft.hours.slotStart') },
            ]}
          />
        ) : (
          <Field
            {...field('value')}
            label={say(`hours.slots.label.${rule}`)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            hint={say(`hours.slots.does.${rule}`)}
          />
        )
      }
    </PartSheet>
  );
}
