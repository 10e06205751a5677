import type { CatalogueThing, RehearsalQuestion } from '@comptoir/contract';
import type { Mode, Offer } from '@comptoir/domain';
import { Field, Segmented } from '@comptoir/ui';
import { serverNow } from '@comptoir/web-app/clock';
import { useState } from 'react';
import { SelectField } from '../../../components/form/select-field.tsx';
import { LiveCart, type SampleLine } from '../../../components/live-cart/live-cart.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { Sold } from '../../../state/rehearsal/sold.ts';
import { useSite } from '../../../state/site.ts';
import styles from '../base/offers.module.css';
import { Others } from './others.tsx';
import { Warnings } from './warnings.tsx';

interface TrialProps {
  thing: CatalogueThing;
  /** The offer as it is typed. */
  value: unknown;
  offer: Offer;
  sold: Sold;
}

/** A cart to try the typed offer on, at a chosen day, hour and mode. The server prices it, as it prices orders (OFE-03). */
export function Trial({ thing, value, offer, sold }: TrialProps) {
  const say = useMessage();
  const { timeZone } = useSite();
  const [now] = useState(() => serverNow().toZonedDateTimeISO(timeZone));
  const [date, setDate] = useState(now.toPlainDate().toString());
  const [time, setTime] = useState(now.toPlainTime().toString({ smallestUnit: 'minute' }));
  const [mode, setMode] = useState<Mode>(offer.mode === 'delivery' ? 'delivery' : 'pickup');
  const [zone, setZone] = useState(sold.zones[0] ?? '');
  const [lines, setLines] = useState<SampleLine[]>([]);
  const unsaved = { kind: thing.kind, id: thing.id, value };
  const at = readMoment(date, time, timeZone);
  const question: Omit<RehearsalQuestion, 'cart'> | null = at && {
    at,
    mode,
    isDraft: true,
    unsaved,
    ...(mode === 'delivery' && zone !== '' && { zone }),
  };
  const code = offer.autoApply ? '' : codeOf(value);
  return (
    <section className={styles.section} aria-label={say('offers.section.trial')}>
      <h3>{say('offers.section.trial')}</h3>
      <Warnings unsaved={unsaved} />
      <div className={styles.fields}>
        <Field
          name="trial-date"
          type="date"
          label={say('offers.trial.date')}
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
        <Field
          name="trial-time"
          type="time"
          label={say('offers.trial.time')}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      </div>
      <Segmented
        label={say('draft.offer.field.delivery_pickup')}
        value={mode}
        onChange={setMode}
        segments={[
          { value: 'pickup', label: say('draft.offer.mode.pickup') },
          { value: 'delivery', label: say('draft.offer.mode.delivery') },
        ]}
      />
      {mode === 'delivery' && sold.zones.length > 0 && (
        <SelectField
          name="trial-zone"
          label={say('offers.trial.zone')}
          chosen={zone}
          onChoose={setZone}
          choices={sold.zones.map((name) => ({ value: name, label: name }))}
        />
      )}
      <LiveCart
        question={question}
        menus={sold.menus}
        offers={[...sold.offers.filter(({ id }) => id !== offer.id), offer]}
        lines={lines}
        onLines={setLines}
        coupon={code}
      >
        {(priced) => question && <Others menus={sold.menus} question={question} priced={priced} />}
      </LiveCart>
      <p className={styles.quiet}>{say('offers.trial.sameEngine')}</p>
    </section>
  );
}

function readMoment(date: string, time: string, timeZone: string): Temporal.Instant | null {
  if (!/^20\d\d-/.test(date) || time === '') return null;
  const plainTime = Temporal.PlainTime.from(time);
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime }).toInstant();
}

function codeOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : '';
}
