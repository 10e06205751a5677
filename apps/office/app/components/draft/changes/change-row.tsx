import type { CatalogueThing } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../messages/use-message.ts';
import { type CatalogueChange, valueOfChange } from '../../../state/draft/change.ts';
import { differencesOf, type PartText } from '../../../state/draft/part-form.ts';
import { formsOf } from '../../../state/forms/part-forms.ts';
import { useSite } from '../../../state/site.ts';
import { OfficeButton } from '../../office-button.tsx';
import { useFieldWriter } from '../use-field-writer.ts';
import { usePartName } from '../use-part-name.ts';
import styles from './changes.module.css';
import { tagOfChange } from './tag-of-change.ts';

interface ChangeRowProps {
  change: CatalogueChange;
  isBusy: boolean;
  onGiveUp: (things: CatalogueThing[]) => void;
  onKeep: (thing: CatalogueThing) => void;
}

export function ChangeRow({ change, isBusy, onGiveUp, onKeep }: ChangeRowProps) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const namePart = usePartName();
  const { kind, id, by, isConflict } = change;
  const at = change.at.toZonedDateTimeISO(timeZone);
  const name = namePart(kind, valueOfChange(change));
  return (
    <li className={styles.change} data-testid="change">
      <div className={styles.what}>
        <small>{say(`draft.kind.${kind}`)}</small>
        <span>
          <b>{name}</b> <b className={styles.tag}>{say(tagOfChange(change))}</b>
        </span>
        <FieldChanges change={change} />
        <small>{say('draft.by', { by, day: format.day(at.toPlainDate()), hour: format.hour(at) })}</small>
      </div>
      {isConflict && <p className={styles.conflict}>{say('draft.conflict')}</p>}
      <div className={styles.buttons}>
        {isConflict && (
          <OfficeButton
            isForDesk
            isBusy={isBusy}
            aria-label={say('draft.keepMineNamed', { name })}
            onClick={() => onKeep({ kind, id })}
          >
            {say('draft.keepMine')}
          </OfficeButton>
        )}
        <OfficeButton
          kind="outline"
          isForDesk
          isBusy={isBusy}
          aria-label={say(isConflict ? 'draft.takeTheirsNamed' : 'draft.giveUpNamed', { name })}
          onClick={() => onGiveUp([{ kind, id }])}
        >
          {say(isConflict ? 'draft.takeTheirs' : 'draft.giveUp')}
        </OfficeButton>
      </div>
    </li>
  );
}

/** The changed fields with both values, where the part has a form. */
function FieldChanges({ change }: { change: CatalogueChange }) {
  const say = useMessage();
  const writer = useFieldWriter();
  const forms = formsOf(change);
  const { kind, value, published, isDeleted, isPublished, isConflict } = change;
  if (forms.length === 0 || kind === 'order' || isDeleted || !isPublished) return null;
  const rows = forms.flatMap((form) => {
    const [before, after] = [form.textOf(published), form.textOf(value)];
    const write = (field: string, text: PartText) => form.write(writer, field, text[field] ?? '');
    return differencesOf(before, after).map((field) => ({
      name: form.fieldNames[field] ?? 'draft.change.other',
      before: write(field, before),
      after: write(field, after),
    }));
  });
  if (rows.length === 0) return <p>{say('draft.otherFields')}</p>;
  return (
    <dl className={styles.fields}>
      {rows.map((row) => (
        <div key={row.name}>
          <dt>{say(row.name)}</dt>
          <dd>{say(isConflict ? 'draft.theirs' : 'draft.was', { text: row.before })}</dd>
          <dd>{say(isConflict ? 'draft.mine' : 'draft.is', { text: row.after })}</dd>
        </div>
      ))}
    </dl>
  );
}
