import { normalizeText, type Origin, readPostalCode, readTypedAmount } from '@comptoir/domain';
import { Field } from '@comptoir/ui';
import { useMemo } from 'react';
import { type PartFields, PartSheet } from '../../../components/draft/form/part-sheet.tsx';
import type { PartProblems } from '../../../components/draft/form/use-part-form.ts';
import { needed } from '../../../components/form/use-form.ts';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';
import type { OpenPart } from '../../../state/draft/open-part.ts';
import type { Delivery } from '../../../state/zones/delivery.ts';
import { type Rings, readPoints, readRings } from '../../../state/zones/points.ts';
import { type ZoneField, type ZoneText, zoneForm } from '../../../state/zones/zone-form.ts';
import styles from '../base/zones.module.css';
import { PointsField } from './points-field.tsx';

interface ZoneSheetProps {
  open: OpenPart<ZoneField>;
  delivery: Delivery;
  onSaved: () => Promise<void>;
}

/** The form of a zone, with a table of the points of its drawing (HRS-11, HRS-13). */
export function ZoneSheet({ open, delivery, onSaved }: ZoneSheetProps) {
  const say = useMessage();
  const { key, name } = open.from;
  const form = useMemo(() => zoneForm(key), [key]);
  const others = delivery.zones.filter((zone) => zone.key !== key);
  const names = others.map((zone) => normalizeText(zone.name));
  return (
    <PartSheet
      form={form}
      open={open}
      title={name || say('zones.form.newTitle')}
      check={(text) => checkZone(text, names)}
      onSaved={onSaved}
    >
      {(fields) => <ZoneFields fields={fields} place={delivery.place} others={others.map(({ rings }) => rings)} />}
    </PartSheet>
  );
}

const ringCorners = { least: 3, most: 500 };

function checkZone(text: ZoneText, others: readonly string[]): PartProblems<ZoneField> {
  const { name, city, postal, fee, minimum, surcharge, points } = text;
  const isDrawn = points !== '';
  return {
    name: needed(name) ?? (others.includes(normalizeText(name)) ? 'zones.form.double' : null),
    city: /\p{L}/u.test(city) ? null : 'zones.form.cityNeeded',
    postal: checkPostal(postal, isDrawn),
    fee: needed(fee) ?? checkAmount(fee),
    minimum: checkAmount(minimum),
    surcharge: checkAmount(surcharge),
    points: checkPoints(points),
  };
}

function checkPostal(postal: string, isDrawn: boolean): MessageId | null {
  if (postal.trim() === '' && isDrawn) return null;
  return readPostalCode(postal) === null ? 'zones.form.postalNeeded' : null;
}

function checkAmount(typed: string): MessageId | null {
  if (typed.trim() === '') return null;
  const amount = readTypedAmount(typed);
  if ('cents' in amount) return amount.cents < 0 ? 'zones.form.amount' : null;
  return amount.problem === 'decimals' ? 'zones.form.decimals' : 'zones.form.amount';
}

function checkPoints(text: string): MessageId | null {
  if (text === '') return null;
  if (readRings(text) === null) return 'zones.form.degrees';
  const counts = readPoints(text).map((ring) => ring.length);
  if (counts.some((count) => count < ringCorners.least)) return 'zones.form.few';
  return counts.some((count) => count > ringCorners.most) ? 'zones.form.many' : null;
}

function ZoneFields({
  fields: { field, values, set },
  place,
  others,
}: {
  fields: PartFields<ZoneField>;
  place: Origin | null;
  others: readonly Rings[];
}) {
  const say = useMessage();
  return (
    <>
      <Field {...field('name')} label={say('draft.field.name')} maxLength={255} autoComplete="off" aria-required />
      <div className={styles.pair}>
        <Field {...field('city')} label={say('draft.zones.city')} maxLength={255} autoComplete="off" aria-required />
        <Field
          {...field('postal')}
          label={say('draft.zones.postal')}
          inputMode="numeric"
          maxLength={12}
          autoComplete="off"
          hint={say('zones.form.postalHint')}
        />
      </div>
      <div className={styles.pair}>
        <Field
          {...field('fee')}
          label={say('draft.zones.fee')}
          inputMode="decimal"
          autoComplete="off"
          hint={say('zones.form.feeHint')}
          aria-required
        />
        <Field
          {...field('minimum')}
          label={say('draft.zones.minimum')}
          inputMode="decimal"
          autoComplete="off"
          hint={say('zones.form.minimumHint')}
        />
      </div>
      <Field
        {...field('surcharge')}
        label={say('draft.zones.surcharge')}
        inputMode="decimal"
        autoComplete="off"
        hint={say('zones.form.surchargeHint')}
      />
      <PointsField
        text={values.points}
        error={field('points').error}
        postal={values.postal}
        place={place}
        others={others}
        onType={(points) => set({ points })}
      />
    </>
  );
}
