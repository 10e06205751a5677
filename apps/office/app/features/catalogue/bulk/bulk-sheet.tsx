import { Field, Sheet, SheetBody, SheetFooter, SheetHeader } from '@comptoir/ui';
import { useId, useState } from 'react';
import { type Failure, failureWithFields } from '../../../components/form/failure.ts';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Pick } from '../../../components/pick.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { type BulkText, changeOfDish } from '../../../state/catalogue/bulk-change.ts';
import { dishForm } from '../../../state/catalogue/dish-form.ts';
import { type Carte, type Dish, textOfDish } from '../../../state/catalogue/edited-menu.ts';
import { changePart } from '../../../state/draft/save-part.ts';
import styles from './bulk.module.css';
import { BulkPreview } from './bulk-preview.tsx';

interface BulkSheetProps {
  carte: Carte;
  dishes: Dish[];
  onChanged: () => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}

/** Changes prices, VAT, sale or category of many dishes, and shows old and new values before (MED-19). */
export function BulkSheet({ carte, dishes, onChanged, onDone, onClose }: BulkSheetProps) {
  const say = useMessage();
  const titleId = useId();
  const [bulk, setBulk] = useState<BulkText>({
    kind: 'price',
    unit: 'percent',
    typed: '',
    roundTo: '10',
    rate: '10',
    sale: 'yes',
    categoryId: dishes[0] ? textOfDish(dishes[0])['value.category_id'] : '',
  });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const changes = dishes.map((dish) => ({ dish, change: changeOfDish(bulk, textOfDish(dish)) }));
  const isReady = changes.every(({ change }) => change !== null);
  async function apply(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      for (const { dish, change } of changes) if (change) await changePart(dishForm, dish.part, change);
      onDone();
    } catch (error) {
      setFailure(failureWithFields(error));
    } finally {
      setBusy(false);
      await onChanged();
    }
  }
  return (
    <Sheet titleId={titleId} kind="slim" testId="bulk-sheet" onClose={onClose}>
      <SheetHeader
        titleId={titleId}
        title={say('catalogue.bulk.title', { count: dishes.length })}
        closeLabel={say('draft.form.close')}
        onClose={onClose}
      />
      <SheetBody className={styles.parts}>
        <BulkFields carte={carte} bulk={bulk} onChange={(part) => setBulk({ ...bulk, ...part })} />
        <FailureNote failure={failure} />
        <BulkPreview changes={changes} />
      </SheetBody>
      <SheetFooter>
        <OfficeButton className={styles.grow} isBusy={isBusy} disabled={!isReady} onClick={() => void apply()}>
          {say('draft.form.save')}
        </OfficeButton>
      </SheetFooter>
    </Sheet>
  );
}

interface BulkFieldsProps {
  carte: Carte;
  bulk: BulkText;
  onChange: (part: Partial<BulkText>) => void;
}

function BulkFields({ carte, bulk, onChange }: BulkFieldsProps) {
  const say = useMessage();
  return (
    <>
      <div className={styles.short}>
        <Pick
          legend={say('catalogue.bulk.what')}
          chosen={bulk.kind}
          onChoose={(kind) => onChange({ kind })}
          choices={(['price', 'rate', 'sale', 'category'] as const).map((value) => ({
            value,
            label: say(`catalogue.bulk.kind.${value}`),
          }))}
        />
      </div>
      {bulk.kind === 'price' && <PriceChange bulk={bulk} onChange={onChange} />}
      {bulk.kind === 'rate' && (
        <SelectField
          name="bulk-rate"
          label={say('draft.field.rate')}
          choices={['5.5', '10', '20'].map((value) => ({
            value,
            label: say('draft.percent', { rate: value.replace('.', ',') }),
          }))}
          chosen={bulk.rate}
          onChoose={(rate) => onChange({ rate })}
          hint={say('catalogue.form.nextOrders')}
        />
      )}
      {bulk.kind === 'sale' && (
        <SelectField
          name="bulk-sale"
          label={say('draft.field.sale')}
          choices={[
            { value: 'yes', label: say('draft.onSale') },
            { value: 'no', label: say('draft.offSale') },
          ]}
          chosen={bulk.sale}
          onChoose={(sale) => onChange({ sale })}
        />
      )}
      {bulk.kind === 'category' && (
        <SelectField
          name="bulk-category"
          label={say('draft.field.category')}
          choices={carte.menus.flatMap(({ categories, name: menu }) =>
            categories.map(({ id, name }) => ({ value: String(id), label: `${name} · ${menu}` })),
          )}
          chosen={bulk.categoryId}
          onChoose={(categoryId) => onChange({ categoryId })}
        />
      )}
    </>
  );
}

function PriceChange({ bulk, onChange }: Omit<BulkFieldsProps, 'carte'>) {
  const say = useMessage();
  return (
    <div className={styles.row}>
      <Field
        name="bulk-price"
        label={say('catalogue.bulk.by')}
        inputMode="text"
        autoComplete="off"
        placeholder="3"
        value={bulk.typed}
        onChange={({ target }) => onChange({ typed: target.value })}
      />
      <SelectField
        name="bulk-unit"
        label={say('catalogue.bulk.unit')}
        choices={(['percent', 'amount'] as const).map((value) => ({
          value,
          label: say(`catalogue.bulk.units.${value}`),
        }))}
        chosen={bulk.unit}
        onChoose={(unit) => onChange({ unit: unit === 'amount' ? 'amount' : 'percent' })}
      />
      <SelectField
        name="bulk-round"
        label={say('catalogue.bulk.round')}
        choices={(['1', '5', '10'] as const).map((value) => ({
          value,
          label: say('catalogue.bulk.cents', { count: Number(value) }),
        }))}
        chosen={bulk.roundTo}
        onChoose={(cents) => onChange({ roundTo: cents === '1' || cents === '5' ? cents : '10' })}
      />
    </div>
  );
}
