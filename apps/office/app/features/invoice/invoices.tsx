import type { InvoiceSelection } from '@comptoir/contract';
import { useNow } from '@comptoir/web-app/clock';
import { useFormat } from '@comptoir/web-app/messages';
import { useEffect, useState } from 'react';
import { ListSearch } from '../../components/form/list-search.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { officeButtonClass } from '../../components/office-button.tsx';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { useSite } from '../../state/site.ts';
import { InvoiceList } from './invoice-list.tsx';
import styles from './invoices.module.css';

/** How many months can be chosen. Older invoices are found by the search. */
const shownMonths = 24;
/** Milliseconds without a key after which what was typed is searched. */
const restMilliseconds = 300;

/** The invoices and credit notes of companies, newest first (LAW-72). */
export function Invoices() {
  const say = useMessage();
  const [month, setMonth] = useState('');
  const [search, setSearch] = useState('');
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), restMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  const selection: InvoiceSelection = { ...(month && { month }), ...(search && { search }) };
  return (
    <div className={styles.page} data-testid="invoices">
      <Text id="invoices.law" as="p" className={styles.law} />
      <div className={styles.bar}>
        <ListSearch
          label={say('invoices.search')}
          hint={say('invoices.searchHint')}
          longest={100}
          text={text}
          onType={setText}
          className={styles.search}
        />
        <Months month={month} onChoose={setMonth} />
        <File selection={selection} />
      </div>
      <InvoiceList key={JSON.stringify(selection)} selection={selection} />
    </div>
  );
}

function Months({ month, onChoose }: { month: string; onChoose: (month: string) => void }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const current = useNow((now) => now.toZonedDateTimeISO(timeZone).toPlainDate().toPlainYearMonth().toString());
  const months = Array.from({ length: shownMonths }, (_, back) =>
    Temporal.PlainYearMonth.from(current).subtract({ months: back }),
  );
  return (
    <SelectField
      name="month"
      label={say('invoices.month')}
      chosen={month}
      onChoose={onChoose}
      choices={[
        { value: '', label: say('invoices.allMonths') },
        ...months.map((value) => ({
          value: value.toString(),
          label: format.monthOfYear(value.toPlainDate({ day: 1 })),
        })),
      ]}
    />
  );
}

function File({ selection }: { selection: InvoiceSelection }) {
  const say = useMessage();
  const query = new URLSearchParams({ ...selection }).toString();
  return (
    <a
      className={officeButtonClass({ kind: 'plain', isForDesk: true })}
      href={`/v2/office/invoices.csv${query && `?${query}`}`}
      aria-label={say('invoices.fileOf')}
      download
    >
      {say('invoices.file')}
    </a>
  );
}
