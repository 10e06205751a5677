import { type KitchenSettings, kitchenLimits, readMailAddress } from '@comptoir/contract';
import { Field } from '@comptoir/ui';
import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { lines } from '../../../state/draft/field-kinds.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import styles from './kitchen.module.css';

type Counted = 'preparationMinutes' | 'travelMinutes' | 'refuseAfterMinutes' | 'dishesPerQuarter' | 'showLeftFrom';
type Typed = Record<Counted | 'alarmMails', string>;

const counted = [
  'preparationMinutes',
  'travelMinutes',
  'refuseAfterMinutes',
  'dishesPerQuarter',
  'showLeftFrom',
] as const satisfies Counted[];

/** Changes the kitchen's rules at once, without a publication (HRS-10). */
export function KitchenForm({ current }: { current: KitchenSettings }) {
  const say = useMessage();
  const [isSaved, setSaved] = useState(false);
  const form = useForm<Typed>({
    initial: textsOf(current),
    check: (typed) => ({
      preparationMinutes: checkCount(typed.preparationMinutes, kitchenLimits.minutes, 'settings.kitchen.fault.minutes'),
      travelMinutes: checkCount(typed.travelMinutes, kitchenLimits.minutes, 'settings.kitchen.fault.minutes'),
      refuseAfterMinutes: orNone(typed.refuseAfterMinutes, kitchenLimits.patience, 'settings.kitchen.fault.patience'),
      dishesPerQuarter: orNone(typed.dishesPerQuarter, kitchenLimits.dishes, 'settings.kitchen.fault.dishes'),
      showLeftFrom: orNone(typed.showLeftFrom, kitchenLimits.shown, 'settings.kitchen.fault.shown'),
      alarmMails: checkMails(typed.alarmMails),
    }),
    send: async (typed) => {
      setSaved(false);
      form.set(textsOf(await editorCaller.chooseKitchenSettings(kitchenFrom(typed))));
      setSaved(true);
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <FailureNote failure={form.failure} />
      {counted.map((name) => (
        <Field
          key={name}
          {...form.field(name)}
          label={say(`settings.kitchen.${name}`)}
          hint={say(`settings.kitchen.${name}Hint`)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
      ))}
      <TextArea
        {...form.field('alarmMails')}
        label={say('settings.kitchen.alarmMails')}
        hint={say('settings.kitchen.alarmMailsHint')}
        rows={3}
        inputMode="email"
        autoComplete="off"
      />
      <OfficeButton type="submit" isForDesk isBusy={form.isBusy}>
        {say('settings.kitchen.save')}
      </OfficeButton>
      <p role="status" className={styles.saved}>
        {isSaved && say('settings.kitchen.saved')}
      </p>
    </form>
  );
}

function textsOf({ alarmMails, ...counts }: KitchenSettings): Typed {
  const text = (count: number | null) => (count === null ? '' : String(count));
  return {
    preparationMinutes: text(counts.preparationMinutes),
    travelMinutes: text(counts.travelMinutes),
    refuseAfterMinutes: text(counts.refuseAfterMinutes),
    dishesPerQuarter: text(counts.dishesPerQuarter),
    showLeftFrom: text(counts.showLeftFrom),
    alarmMails: alarmMails.join('\n'),
  };
}

function kitchenFrom(typed: Typed): KitchenSettings {
  const count = (text: string) => (text.trim() === '' ? null : Number(text));
  return {
    preparationMinutes: Number(typed.preparationMinutes),
    travelMinutes: Number(typed.travelMinutes),
    refuseAfterMinutes: count(typed.refuseAfterMinutes),
    dishesPerQuarter: count(typed.dishesPerQuarter),
    showLeftFrom: count(typed.showLeftFrom),
    alarmMails: mailsOf(typed.alarmMails),
  };
}

const mailsOf = (typed: string) => lines(typed).flatMap((line) => line.trim() || []);

interface Limits {
  least: number;
  most: number;
}

function checkCount(typed: string, { least, most }: Limits, problem: MessageId): MessageId | null {
  const text = typed.trim();
  return /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most ? null : problem;
}

const orNone = (typed: string, limits: Limits, problem: MessageId) =>
  typed.trim() === '' ? null : checkCount(typed, limits, problem);

function checkMails(typed: string): MessageId | null {
  const mails = mailsOf(typed);
  if (mails.length > kitchenLimits.alarmMails) return 'settings.kitchen.fault.manyMails';
  return mails.every((mail) => readMailAddress(mail) !== null) ? null : 'settings.kitchen.fault.mail';
}
