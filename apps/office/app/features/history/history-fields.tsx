import { type HistorySelection, historyFileAddress, historyMarks, longestSearch } from '@comptoir/contract';
import { progressStates } from '@comptoir/domain';
import { classNames, Field } from '@comptoir/ui';
import { useState } from 'react';
import { ListSearch } from '../../components/form/list-search.tsx';
import { ProvenDownload } from '../../components/form/proven-download.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { Glyph } from '../../icons/glyph.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { changeView, countFilters, type HistoryView, periods } from '../../state/history/history-store.ts';
import { useSession } from '../../state/session/session-store.ts';
import styles from './history.module.css';

interface HistoryFieldsProps {
  view: HistoryView;
  isKitchen: boolean;
  selection: HistorySelection;
}

/** The search, the filters and the file of the selection. A phone shows the filters at a tap. */
export function HistoryFields({ view, isKitchen, selection }: HistoryFieldsProps) {
  const say = useMessage();
  const [isOpen, setOpen] = useState(false);
  const mayExport = useSession()?.permissions.includes('export') ?? false;
  return (
    <div className={styles.fields}>
      <div className={styles.top}>
        <ListSearch
          label={say('past.search')}
          hint={say(`past.searchHint.${isKitchen ? 'kitchen' : 'manager'}`)}
          longest={longestSearch}
          text={view.text}
          onType={(text) => changeView({ text })}
          className={styles.search}
        />
        <OfficeButton
          kind="outline"
          isForDesk
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="history-filters"
          onClick={() => setOpen(!isOpen)}
        >
          {say('past.filters', { count: countFilters(view) })}
        </OfficeButton>
        {mayExport && (
          <ProvenDownload
            className={officeButtonClass({ kind: 'plain', isForDesk: true })}
            href={historyFileAddress(selection)}
            data-testid="history-file"
          >
            <Glyph name="download" />
            {say('past.file')}
          </ProvenDownload>
        )}
      </div>
      <div id="history-filters" className={classNames(styles.filters, isOpen && styles.shown)}>
        {!isKitchen && <PeriodFields view={view} />}
        <Filters view={view} />
      </div>
    </div>
  );
}

function PeriodFields({ view: { period, from, to } }: { view: HistoryView }) {
  const say = useMessage();
  return (
    <>
      <SelectField
        name="period"
        label={say('past.period')}
        chosen={period}
        onChoose={(value) => changeView({ period: periods.find((one) => one === value) ?? 'month' })}
        choices={periods.map((value) => ({ value, label: say(`past.periods.${value}`) }))}
      />
      {period === 'chosen' && (
        <>
          <Field
            name="from"
            type="date"
            label={say('past.from')}
            value={from}
            onChange={({ target }) => changeView({ from: target.value })}
          />
          <Field
            name="to"
            type="date"
            label={say('past.to')}
            value={to}
            onChange={({ target }) => changeView({ to: target.value })}
          />
        </>
      )}
    </>
  );
}

function Filters({ view }: { view: HistoryView }) {
  const say = useMessage();
  return (
    <>
      <SelectField
        name="state"
        label={say('past.state')}
        chosen={view.state}
        onChoose={(value) => changeView({ state: progressStates.find((one) => one === value) ?? '' })}
        choices={[
          { value: '', label: say('past.anyState') },
          ...progressStates.map((value) => ({ value, label: say(`board.state.${value}`) })),
        ]}
      />
      <SelectField
        name="mode"
        label={say('past.mode')}
        chosen={view.mode}
        onChoose={(value) => changeView({ mode: value as HistoryView['mode'] })}
        choices={[
          { value: '', label: say('past.anyMode') },
          { value: 'pickup', label: say('board.mode.pickup') },
          { value: 'delivery', label: say('board.mode.delivery') },
        ]}
      />
      <SelectField
        name="payment"
        label={say('past.payment')}
        chosen={view.payment}
        onChoose={(value) => changeView({ payment: value as HistoryView['payment'] })}
        choices={[
          { value: '', label: say('past.anyPayment') },
          { value: 'card', label: say('past.methods.card') },
          { value: 'cash', label: say('past.methods.cash') },
        ]}
      />
      <SelectField
        name="mark"
        label={say('past.mark')}
        chosen={view.mark}
        onChoose={(value) => changeView({ mark: historyMarks.find((one) => one === value) ?? '' })}
        choices={[
          { value: '', label: say('past.anyMark') },
          ...historyMarks.map((value) => ({ value, label: say(`past.marks.${value}`) })),
        ]}
      />
    </>
  );
}
