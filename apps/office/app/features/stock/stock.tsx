import { holdsAt, type Menu } from '@comptoir/domain';
import { Icon, Skeleton, searchStyles } from '@comptoir/ui';
import { serverNow } from '@comptoir/web-app/clock';
import { useMemo, useState } from 'react';
import { FailedBox } from '../../components/failed-box.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { StateBox } from '../../components/state-box.tsx';
import { Glyph } from '../../icons/glyph.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useStockStore } from '../../state/stock/stock-store.ts';
import { CountSheet } from './count-sheet.tsx';
import { findThings, keyOf, listThings, type Thing } from './list-things.ts';
import { MarkSheet } from './mark-sheet.tsx';
import styles from './stock.module.css';
import { StockRow } from './stock-row.tsx';
import { useStock } from './use-stock.ts';

export function Stock() {
  const say = useMessage();
  const { answer, ask } = useStock();
  return (
    <div className={styles.stock}>
      {answer.kind === 'loading' && (
        <div className={styles.skeletons} role="status" aria-label={say('state.loading')}>
          {['first', 'second', 'third', 'fourth'].map((row) => (
            <Skeleton key={row} height="3.5rem" radius="1rem" />
          ))}
        </div>
      )}
      {answer.kind === 'failed' && <FailedBox error={answer.error} onRetry={ask} />}
      {answer.kind === 'here' && <Things menus={answer.value} />}
    </div>
  );
}

function Things({ menus }: { menus: Menu[] }) {
  const say = useMessage();
  const stock = useStockStore((state) => state.stock);
  const [asked, setAsked] = useState('');
  const [marking, setMarking] = useState<Thing[] | null>(null);
  const [counting, setCounting] = useState<Thing | null>(null);
  const all = useMemo(() => listThings(menus), [menus]);
  const groups = useMemo(() => findThings(all, asked), [all, asked]);
  const now = serverNow();
  const outs = new Map((stock?.stockOuts ?? []).filter((out) => holdsAt(out, now)).map((out) => [keyOf(out), out]));
  const counts = (stock?.counts ?? []).filter((count) => holdsAt(count, now));
  const countOf = ({ kind, id }: Thing) => (kind === 'item' ? counts.find(({ itemId }) => itemId === id) : undefined);
  const found = groups.flatMap(({ things }) => things);
  const left = found.filter((thing) => thing.isOnSale && !outs.has(keyOf(thing)));
  if (all.length === 0)
    return <StateBox icon="chef-hat" title={say('stock.emptyTitle')} text={say('stock.emptyText')} />;
  return (
    <>
      <p role="status" data-testid="stock-count">
        {say('stock.count', { count: outs.size })}
      </p>
      <label className={searchStyles.search}>
        <Icon name="search" />
        <input
          type="search"
          name="stock-search"
          data-testid="stock-search"
          aria-label={say('stock.search')}
          placeholder={say('stock.searchShort')}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
      </label>
      {asked.trim() !== '' && left.length > 1 && (
        <OfficeButton kind="outline" isWide onClick={() => setMarking(left)} data-testid="mark-all">
          <Glyph name="ban" />
          {say('stock.markAll', { count: left.length })}
        </OfficeButton>
      )}
      {groups.length === 0 && (
        <StateBox icon="circle-alert" title={say('stock.noneTitle')} text={say('stock.noneText')} />
      )}
      {groups.map((group) => (
        <section key={group.key} className={styles.group} aria-label={group.name}>
          <h2>{group.name}</h2>
          <ul>
            {group.things.map((thing) => (
              <StockRow
                key={thing.id}
                thing={thing}
                outs={outs}
                count={countOf(thing)}
                onMark={() => setMarking([thing])}
                onCount={() => setCounting(thing)}
              />
            ))}
          </ul>
        </section>
      ))}
      {counting && (
        <CountSheet thing={counting} left={countOf(counting)?.left ?? null} onClose={() => setCounting(null)} />
      )}
      {marking && <MarkSheet things={marking} menus={menus} onClose={() => setMarking(null)} />}
    </>
  );
}
