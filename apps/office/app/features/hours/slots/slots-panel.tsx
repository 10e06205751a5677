import { type EditedCatalogue, readCount, readObject } from '@comptoir/contract';
import type { Mode } from '@comptoir/domain';
import { Segmented } from '@comptoir/ui';
import { useState } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { openPart } from '../../../state/draft/open-part.ts';
import type { Part } from '../../../state/draft/read-parts.ts';
import { type SlotRule, settingOf, slotRuleForm, slotRules, switchOf } from '../../../state/hours/slot-rules.ts';
import styles from '../base/hours.module.css';
import { PromiseNote } from './promise-note.tsx';
import { SlotPreview } from './slot-preview.tsx';

interface SlotsPanelProps {
  catalogue: EditedCatalogue;
  parts: ReadonlyMap<string, Part>;
  today: Temporal.PlainDate;
}

/** The rules of slots, each with what it does, and the slots as diners would see them (HRS-08). */
export function SlotsPanel({ catalogue, parts, today }: SlotsPanelProps) {
  const say = useMessage();
  const [mode, setMode] = useState<Mode>('delivery');
  const settings = readObject(catalogue.file.settings);
  return (
    <Panel title={say('hours.slots.title')}>
      <div className={styles.parts}>
        <Segmented
          label={say('hours.slots.mode')}
          value={mode}
          onChange={setMode}
          segments={(['delivery', 'pickup'] as const).map((value) => ({
            value,
            label: say(`draft.hours.mode.${value}`),
          }))}
        />
        <ul>
          {slotRules.map((rule) => (
            <RuleRow key={rule} rule={rule} mode={mode} parts={parts} />
          ))}
        </ul>
        <PromiseNote
          promised={readCount(settings[settingOf('minimum', mode)]) ?? 0}
          kitchen={readCount(settings['office.preparation_minutes']) ?? 15}
          road={mode === 'pickup' ? 0 : (readCount(settings['office.travel_minutes']) ?? 15)}
        />
        <SlotPreview catalogue={catalogue} mode={mode} today={today} />
      </div>
    </Panel>
  );
}

interface RuleRowProps {
  rule: SlotRule;
  mode: Mode;
  parts: ReadonlyMap<string, Part>;
}

function RuleRow({ rule, mode, parts }: RuleRowProps) {
  const say = useMessage();
  const part = parts.get(`setting/${settingOf(rule, mode)}`);
  const flag = switchOf(rule, mode);
  const isOff = flag !== null && parts.get(`setting/${flag}`)?.value !== true;
  const form = slotRuleForm(rule, mode, isOff);
  const name = say(`hours.slots.name.${rule}`);
  return (
    <li className={styles.rule} data-testid="slot-rule" data-rule={rule}>
      <span className={styles.words}>
        <span>
          {name} : <b>{wordOf(form.textOf(part?.value).value)}</b>
        </span>
        <small>{say(`hours.slots.does.${rule}`)}</small>
      </span>
      <OfficeButton
        kind="plain"
        isForDesk
        aria-label={say('hours.slots.change', { name })}
        onClick={() => part && openPart(form, part)}
      >
        <Glyph name="pencil" />
      </OfficeButton>
    </li>
  );

  function wordOf(text: string): string {
    if (rule === 'range') return say(text === 'yes' ? 'draft.hours.slotRange' : 'draft.hours.slotStart');
    if (text === '') return say('draft.hours.slotNoLimit');
    return rule === 'minimum' ? say('hours.slots.minutes', { count: text }) : text;
  }
}
