import type { EReport } from '@comptoir/contract';
import { Field, linkStyles } from '@comptoir/ui';
import { serverNow } from '@comptoir/web-app/clock';
import { useFormat } from '@comptoir/web-app/messages';
import { type FormEvent, useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { useSite } from '../../../state/site.ts';
import styles from '../closes.module.css';

const parts = ['csv', 'xml'] as const;

interface PreparedReportProps {
  report: EReport;
  onDone: (said: string) => Promise<void>;
}

/** A report with its files. The day on which a person sent it is noted once (BOK-45). */
export function PreparedReport({ report, onDone }: PreparedReportProps) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const [isAsked, setAsked] = useState(false);
  const { id, type, sales, net, vat, at, by, sentOn } = report;
  const there = at.toZonedDateTimeISO(timeZone);
  return (
    <li data-testid="e-report">
      <p>
        <b>{say(`eReports.type.${type}`)}</b> {id}
      </p>
      <p>
        {say('eReports.made', {
          count: sales,
          net: format.money(net),
          tax: format.money(vat),
          by,
          day: format.date(there.toPlainDate()),
          hour: format.hour(there),
        })}
      </p>
      <p className={styles.buttons}>
        {parts.map((part) => (
          <a
            key={part}
            className={linkStyles.link}
            href={`/v2/office/books/e-reports/${id}/${part}`}
            aria-label={say('eReports.fileOf', { part: say(`eReports.${part}`), id })}
            download
          >
            {say(`eReports.${part}`)}
          </a>
        ))}
        {sentOn && <span>{say('eReports.sentOn', { day: format.date(sentOn) })}</span>}
      </p>
      {!sentOn && !isAsked && (
        <OfficeButton
          kind="outline"
          isForDesk
          aria-label={say('eReports.sendOf', { id })}
          onClick={() => setAsked(true)}
        >
          {say('eReports.send')}
        </OfficeButton>
      )}
      {!sentOn && isAsked && <SentForm id={id} onDone={onDone} onCancel={() => setAsked(false)} />}
    </li>
  );
}

interface SentFormProps {
  id: string;
  onDone: (said: string) => Promise<void>;
  onCancel: () => void;
}

function SentForm({ id, onDone, onCancel }: SentFormProps) {
  const say = useMessage();
  const { timeZone } = useSite();
  const { isBusy, failure, run } = useSending();
  const [date, setDate] = useState(() => serverNow().toZonedDateTimeISO(timeZone).toPlainDate().toString());
  const send = async () => {
    await editorCaller.sendEReport(id, Temporal.PlainDate.from(date));
    await onDone(say('eReports.sent', { id }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (date !== '') run(send);
  };
  return (
    <form className={styles.sent} onSubmit={submit} noValidate>
      <Field
        name="date"
        type="date"
        label={say('eReports.date')}
        hint={say('eReports.dateHint')}
        value={date}
        onChange={({ target }) => setDate(target.value)}
      />
      <FailureNote failure={failure} />
      <div className={styles.buttons}>
        <OfficeButton kind="outline" isForDesk onClick={onCancel}>
          {say('eReports.cancel')}
        </OfficeButton>
        <OfficeButton kind="ink" isForDesk type="submit" isBusy={isBusy}>
          {say('eReports.save')}
        </OfficeButton>
      </div>
    </form>
  );
}
