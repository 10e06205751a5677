import { type AuditSelection, auditFileAddress, type Member } from '@comptoir/contract';
import { Field } from '@comptoir/ui';
import { auditKindNames, auditKindWords } from '@comptoir/words';
import { useState } from 'react';
import { Answered } from '../../components/answered.tsx';
import { ProvenDownload } from '../../components/form/proven-download.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { officeButtonClass } from '../../components/office-button.tsx';
import { Glyph } from '../../icons/glyph.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import styles from './journal.module.css';
import { JournalEntries } from './journal-entries.tsx';

/** What people and screens changed, for owners, by person, day and kind (ROL-23). */
export function Journal() {
  const { answer, ask } = useAnswer(editorCaller.people);
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="3rem">
      {(people) => <Chosen people={people} />}
    </Answered>
  );
}

function Chosen({ people }: { people: Member[] }) {
  const say = useMessage();
  const [selection, setSelection] = useState<AuditSelection>({});
  const kinds = auditKindNames
    .map((value) => ({ value, label: auditKindWords(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'fr'));
  return (
    <div className={styles.page} data-testid="journal">
      <p className={styles.quiet}>{say('journal.intro')}</p>
      <div className={styles.fields}>
        <SelectField
          name="person"
          label={say('journal.person')}
          chosen={String(selection.person ?? '')}
          onChoose={(value) => setSelection(withField(selection, 'person', value ? Number(value) : undefined))}
          choices={[
            { value: '', label: say('journal.anyPerson') },
            ...people.map(({ id, name, email }) => ({ value: String(id), label: name || email })),
          ]}
        />
        <Field
          name="day"
          type="date"
          label={say('journal.day')}
          value={selection.day ?? ''}
          onChange={({ target }) => setSelection(withField(selection, 'day', target.value || undefined))}
        />
        <SelectField
          name="kind"
          label={say('journal.kind')}
          chosen={selection.kind ?? ''}
          onChoose={(value) => setSelection(withField(selection, 'kind', value || undefined))}
          choices={[{ value: '', label: say('journal.anyKind') }, ...kinds]}
        />
        <ProvenDownload
          className={officeButtonClass({ kind: 'plain', isForDesk: true })}
          href={auditFileAddress(selection)}
          data-testid="journal-file"
        >
          <Glyph name="download" />
          {say('journal.file')}
        </ProvenDownload>
      </div>
      <JournalEntries key={JSON.stringify(selection)} selection={selection} />
    </div>
  );
}

/** The selection with one field set, or without it. */
function withField<Name extends keyof AuditSelection>(
  selection: AuditSelection,
  name: Name,
  value: AuditSelection[Name] | undefined,
): AuditSelection {
  const { [name]: _, ...rest } = selection;
  return value === undefined ? rest : { ...rest, [name]: value };
}
