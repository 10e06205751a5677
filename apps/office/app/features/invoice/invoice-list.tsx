import type { InvoiceSelection, OfficeInvoice } from '@comptoir/contract';
import { useState } from 'react';
import { Answered } from '../../components/answered.tsx';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { useSending } from '../../components/form/use-sending.ts';
import { invoiceAddress, invoiceParts } from '../../components/invoice/invoice-files.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { StateBox } from '../../components/state-box.tsx';
import { usePages } from '../../components/use-pages.ts';
import { useMessage } from '../../messages/use-message.ts';
import { downloadFile } from '../../platform/download-file.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { InvoiceRow } from './invoice-row.tsx';
import styles from './invoices.module.css';

interface InvoicePage {
  invoices: OfficeInvoice[];
  next: string | null;
}

/** The selected invoices and credit notes, 50 a page. */
export function InvoiceList({ selection }: { selection: InvoiceSelection }) {
  const say = useMessage();
  const { answer, ask } = useAnswer(() => editorCaller.invoices(selection, null));
  const isNarrowed = Object.keys(selection).length > 0;
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="5rem">
      {(first) =>
        first.invoices.length > 0 ? (
          <Pages first={first} selection={selection} />
        ) : (
          <StateBox
            icon="file-text"
            title={say(isNarrowed ? 'invoices.none' : 'invoices.empty')}
            text={say(isNarrowed ? 'invoices.noneText' : 'invoices.emptyText')}
          />
        )
      }
    </Answered>
  );
}

function Pages({ first, selection }: { first: InvoicePage; selection: InvoiceSelection }) {
  const say = useMessage();
  const { pages, hasMore, isBusy, failure, readMore } = usePages(first, (before) =>
    editorCaller.invoices(selection, before),
  );
  return (
    <Panel title={say('invoices.list')}>
      {selection.month && <MonthFiles selection={selection} />}
      <ul className={styles.list}>
        {pages.flatMap(({ invoices }) =>
          invoices.map((invoice) => <InvoiceRow key={invoice.number} invoice={invoice} />),
        )}
      </ul>
      <FailureNote failure={failure} />
      {hasMore && (
        <OfficeButton kind="outline" isForDesk isBusy={isBusy} onClick={readMore}>
          {say('invoices.more')}
        </OfficeButton>
      )}
    </Panel>
  );
}

/** Browsers drop a download that another one follows at once. */
const pauseMilliseconds = 400;
const rest = () => new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));

/** Downloads all files of a month, one by one, as the platform or the accountant takes them. */
function MonthFiles({ selection }: { selection: InvoiceSelection }) {
  const say = useMessage();
  const { isBusy, failure, run } = useSending();
  const [count, setCount] = useState<number | null>(null);
  async function download(part: (typeof invoiceParts)[number]): Promise<void> {
    setCount(null);
    let done = 0;
    let before: string | null = null;
    do {
      const { invoices, next }: InvoicePage = await editorCaller.invoices(selection, before);
      for (const { number, hasPdf } of invoices) {
        if (part === 'pdf' && !hasPdf) continue;
        if (done > 0) await rest();
        downloadFile(invoiceAddress(number, part));
        done += 1;
      }
      before = next;
    } while (before !== null);
    setCount(done);
  }
  return (
    <div className={styles.buttons}>
      {invoiceParts.map((part) => (
        <OfficeButton key={part} kind="outline" isForDesk isBusy={isBusy} onClick={() => run(() => download(part))}>
          {say(`invoices.monthFiles.${part}`)}
        </OfficeButton>
      ))}
      <p role="status">{count !== null && say('invoices.monthDone', { count })}</p>
      <FailureNote failure={failure} />
    </div>
  );
}
