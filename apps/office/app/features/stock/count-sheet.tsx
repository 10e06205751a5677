import { mostUnits } from '@comptoir/domain';
import { Field, Icon, Sheet, SheetBody, SheetFooter, SheetHeader } from '@comptoir/ui';
import { randomId } from '@comptoir/web-app/base';
import { useState } from 'react';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { useSending } from '../../components/form/use-sending.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useUntilWords } from '../../state/stock/use-until-words.ts';
import type { Thing } from './list-things.ts';
import styles from './stock.module.css';
import { countStock } from './use-stock.ts';

interface CountSheetProps {
  thing: Thing;
  /** The units that are left now; null if the dish is not counted. */
  left: number | null;
  onClose: () => void;
}

/** Asks how many units of a dish are left for this service, or ends its count (STK-09). */
export function CountSheet({ thing: { id, name }, left, onClose }: CountSheetProps) {
  const say = useMessage();
  const { sayLength } = useUntilWords();
  const { isBusy, failure, run } = useSending();
  // A retry has the same id, so that the server does not count again what was sold meanwhile.
  const [actionId, setActionId] = useState(randomId);
  const [typed, setTyped] = useState(left === null ? '' : String(left));
  const [isJudged, setJudged] = useState(false);
  const units = readUnits(typed);
  function change(text: string): void {
    setTyped(text);
    setActionId(randomId());
  }
  const send = (wanted: number | null, asId: string) =>
    run(async () => {
      await countStock(asId, id, wanted);
      onClose();
    });
  const save = () => {
    setJudged(true);
    if (units !== null) send(units, actionId);
  };
  const step = (by: 1 | -1) => change(String(Math.min(mostUnits, Math.max(0, (units ?? 0) + by))));
  return (
    <Sheet titleId="count-title" kind="slim" testId="count-sheet" onClose={onClose}>
      <SheetHeader
        titleId="count-title"
        title={say('stock.units.title', { name })}
        closeLabel={say('stock.close')}
        onClose={onClose}
      />
      <SheetBody className={styles.parts}>
        <form
          className={styles.units}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <OfficeButton kind="plain" aria-label={say('stock.units.less')} onClick={() => step(-1)}>
            <Icon name="minus" />
          </OfficeButton>
          <Field
            name="left"
            inputMode="numeric"
            autoComplete="off"
            label={say('stock.units.left')}
            hint={say('stock.units.hint')}
            error={isJudged && units === null ? say('stock.units.invalid') : undefined}
            value={typed}
            onChange={({ target }) => change(target.value)}
          />
          <OfficeButton kind="plain" aria-label={say('stock.units.more')} onClick={() => step(1)}>
            <Icon name="plus" />
          </OfficeButton>
        </form>
        <p>{say('stock.units.until', { until: sayLength('service') })}</p>
        <FailureNote failure={failure} />
      </SheetBody>
      <SheetFooter>
        {left !== null && (
          <OfficeButton kind="outline" isBusy={isBusy} onClick={() => send(null, randomId())} data-testid="count-end">
            {say('stock.units.end')}
          </OfficeButton>
        )}
        <OfficeButton className={styles.grow} isBusy={isBusy} onClick={save} data-testid="count-save">
          {say('stock.units.save')}
        </OfficeButton>
      </SheetFooter>
    </Sheet>
  );
}

/** Reads a whole number of units from 0 to 999; null if it is none. */
function readUnits(text: string): number | null {
  return /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : null;
}
