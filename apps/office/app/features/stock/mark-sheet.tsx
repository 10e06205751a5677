import type { Menu, StockLength } from '@comptoir/domain';
import { Field, Sheet, SheetBody, SheetFooter, SheetHeader } from '@comptoir/ui';
import { randomId } from '@comptoir/web-app/base';
import { serverNow } from '@comptoir/web-app/clock';
import { useState } from 'react';
import { Consequence } from '../../components/consequence.tsx';
import { type Failure, failureOf } from '../../components/form/failure.ts';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { Pick } from '../../components/pick.tsx';
import { PickMany } from '../../components/pick-many.tsx';
import { Glyph } from '../../icons/glyph.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useSite } from '../../state/site.ts';
import { type OfferedLength, offeredLengths } from '../../state/stock/lengths.ts';
import { useUntilWords } from '../../state/stock/use-until-words.ts';
import { InOrders } from './in-orders.tsx';
import { keyOf, type Thing } from './list-things.ts';
import styles from './stock.module.css';
import { markSoldOut } from './use-stock.ts';

interface MarkSheetProps {
  /** If there are several things to mark, each can be deselected. */
  things: readonly Thing[];
  menus: Menu[];
  onClose: () => void;
}

/** Asks how long something is sold out, and shows the orders that contain it (STK-02, STK-11, STK-14). */
export function MarkSheet({ things, menus, onClose }: MarkSheetProps) {
  const say = useMessage();
  const [actionId] = useState(randomId);
  const [taken, setTaken] = useState<ReadonlySet<string>>(() => new Set(things.map(keyOf)));
  const [offered, setOffered] = useState<OfferedLength>('service');
  const [date, setDate] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const length = lengthOf(offered, date);
  const chosen = things.filter((thing) => taken.has(keyOf(thing)));
  const [only] = things;
  async function mark(): Promise<void> {
    if (!length) return;
    setBusy(true);
    try {
      await markSoldOut(actionId, chosen, length);
      onClose();
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  }
  const toggle = (key: string) =>
    setTaken(taken.has(key) ? new Set([...taken].filter((known) => known !== key)) : new Set([...taken, key]));
  const title = things.length === 1 ? say('stock.sheetOne', { name: only?.name ?? '' }) : say('stock.sheetMany');
  return (
    <Sheet titleId="mark-title" kind="slim" testId="mark-sheet" onClose={onClose}>
      <SheetHeader titleId="mark-title" title={title} closeLabel={say('stock.close')} onClose={onClose} />
      <SheetBody className={styles.parts}>
        {things.length > 1 && (
          <PickMany
            legend={say('stock.which')}
            chosen={taken}
            onToggle={toggle}
            choices={things.map((thing) => ({ value: keyOf(thing), label: thing.name }))}
          />
        )}
        <LengthFields offered={offered} date={date} onOffered={setOffered} onDate={setDate} />
        <InOrders things={chosen} menus={menus} />
        {length && chosen.length > 0 && <Effect things={chosen} length={length} />}
        <FailureNote failure={failure} />
      </SheetBody>
      <SheetFooter>
        <OfficeButton kind="outline" onClick={onClose}>
          {say('stock.back')}
        </OfficeButton>
        <OfficeButton
          className={styles.grow}
          isBusy={isBusy}
          disabled={!length || chosen.length === 0}
          onClick={() => void mark()}
          data-testid="mark-confirm"
        >
          <Glyph name="ban" />
          <ConfirmWords count={chosen.length} length={length} />
        </OfficeButton>
      </SheetFooter>
    </Sheet>
  );
}

function lengthOf(offered: OfferedLength, date: string): StockLength | null {
  if (offered !== 'date') return offered;
  return date === '' ? null : Temporal.PlainDate.from(date);
}

interface LengthFieldsProps {
  offered: OfferedLength;
  date: string;
  onOffered: (length: OfferedLength) => void;
  onDate: (date: string) => void;
}

function LengthFields({ offered, date, onOffered, onDate }: LengthFieldsProps) {
  const say = useMessage();
  const { timeZone } = useSite();
  const { sayEnd } = useUntilWords();
  const tomorrow = serverNow().toZonedDateTimeISO(timeZone).toPlainDate().add({ days: 1 });
  return (
    <>
      <Pick
        legend={say('stock.howLong')}
        chosen={offered}
        onChoose={onOffered}
        choices={offeredLengths.map((value) => ({
          value,
          label: say(`stock.length.${value}`),
          hint: value === 'date' ? '' : sayEnd(value),
          data: { 'data-length': value },
        }))}
      />
      {offered === 'date' && (
        <Field
          name="date"
          type="date"
          label={say('stock.day')}
          min={tomorrow.toString()}
          max={tomorrow.add({ years: 1 }).subtract({ days: 1 }).toString()}
          value={date}
          onChange={({ target }) => onDate(target.value)}
        />
      )}
    </>
  );
}

/** A text such as "12 articles et 1 supplément seront épuisés jusqu’à 23 h" (STK-11). */
function Effect({ things, length }: { things: readonly Thing[]; length: StockLength }) {
  const say = useMessage();
  const { sayLength } = useUntilWords();
  const items = things.filter(({ kind }) => kind === 'item').length;
  const choices = things.length - items;
  const both = String(items > 0 && choices > 0);
  return (
    <Consequence look="plain">
      {say('stock.willBe', { items, choices, both, total: things.length, until: sayLength(length) })}
    </Consequence>
  );
}

function ConfirmWords({ count, length }: { count: number; length: StockLength | null }) {
  const say = useMessage();
  const { sayLength } = useUntilWords();
  return length ? say('stock.confirm', { count, until: sayLength(length) }) : say('stock.mark');
}
