import type { StockCount, StockOut } from '@comptoir/domain';
import { classNames } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { type Failure, failureOf } from '../../components/form/failure.ts';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { Glyph } from '../../icons/glyph.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useSite } from '../../state/site.ts';
import { useUntilWords } from '../../state/stock/use-until-words.ts';
import { keyOf, type Thing } from './list-things.ts';
import styles from './stock.module.css';
import { putBack } from './use-stock.ts';

interface StockRowProps {
  thing: Thing;
  /** All sold-out dishes and choices, by their key. */
  outs: ReadonlyMap<string, StockOut>;
  /** Undefined if the dish is not counted. */
  count: StockCount | undefined;
  onMark: () => void;
  onCount: () => void;
}

export function StockRow({ thing, outs, count, onMark, onCount }: StockRowProps) {
  const say = useMessage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { kind, id, name } = thing;
  const out = outs.get(keyOf(thing));
  async function back(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await putBack([{ kind, id }]);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <li
      className={classNames(styles.row, out && styles.out)}
      data-testid="stock-item"
      data-kind={kind}
      data-id={id}
      data-state={out ? 'sold-out' : 'left'}
    >
      <span className={styles.words}>
        <b>{name}</b>
        <StateWords thing={thing} out={out} outs={outs} count={count} />
      </span>
      {out && (
        <OfficeButton
          kind="outline"
          isBusy={isBusy}
          aria-label={say('stock.putBackNamed', { name })}
          onClick={() => void back()}
        >
          <Glyph name="undo-2" />
          {say('stock.putBack')}
        </OfficeButton>
      )}
      {!out && thing.isOnSale && (
        <span className={styles.actions}>
          <OfficeButton kind="plain" aria-label={say('stock.markNamed', { name })} onClick={onMark}>
            <Glyph name="ban" />
            {say('stock.markShort')}
          </OfficeButton>
          {kind === 'item' && (
            <OfficeButton kind="plain" aria-label={say('stock.units.open', { name })} onClick={onCount}>
              <Glyph name="pencil" />
              <span className={styles.wide}>{say('stock.units.openShort')}</span>
            </OfficeButton>
          )}
        </span>
      )}
      <FailureNote failure={failure} />
    </li>
  );
}

/** From this number of units on the list says that there are few (STK-10). */
const fewUnits = 5;

type StateWordsProps = Pick<StockRowProps, 'thing' | 'outs' | 'count'> & { out: StockOut | undefined };

function StateWords({ thing, out, outs, count }: StateWordsProps) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const { sayUntil } = useUntilWords();
  if (out) {
    const hour = format.hour(out.at.toZonedDateTimeISO(timeZone));
    return (
      <>
        <span>{say('stock.soldOut', { until: sayUntil(out.until) })}</span>
        <small>{say('stock.by', { by: out.by, hour })}</small>
      </>
    );
  }
  if (!thing.isOnSale) return <span>{say('stock.offSale')}</span>;
  const empty = thing.needs.find(({ choiceIds }) => choiceIds.every((id) => outs.has(keyOf({ kind: 'choice', id }))));
  if (empty) return <span>{say('stock.emptyGroup', { group: empty.name })}</span>;
  if (!count) return <span>{say('stock.onSale')}</span>;
  const isFew = count.left <= fewUnits;
  return (
    <span>
      {say('stock.onSale')} ·{' '}
      <b className={classNames(styles.left, isFew && styles.few)}>
        {say(isFew ? 'stock.few' : 'stock.left', { count: count.left })}
      </b>
    </span>
  );
}
