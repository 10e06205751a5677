import type { InvoiceSelection } from '@comptoir/contract';
import { useEffect, useState } from 'react';
import { ListSearch } from '../../components/form/list-search.tsx';
import { MonthField } from '../../components/form/month-field.tsx';
import { officeButtonClass } from '../../components/office-button.tsx';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { InvoiceList } from './invoice-list.tsx';
import styles from './invoices.module.css';

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
        <MonthField label={say('invoices.month')} all={say('invoices.allMonths')} month={month} onChoose={setMonth} />
        <File selection={selection} />
      </div>
      <InvoiceList key={JSON.stringify(selection)} selection={selection} />
    </div>
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
