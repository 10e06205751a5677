import type { CatalogueThing } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { differencesOf, textOfDish } from '../../../state/catalogue/dish-text.ts';
import { type CatalogueChange, nameOfChange } from '../../../state/catalogue/edited-menu.ts';
import { useSite } from '../../../state/site.ts';
import { tagOfChange } from '../words/change-tag.ts';
import { fieldNames, useFieldWords } from '../words/use-field-words.ts';
import styles from './changes.module.css';

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
  const { kind, id, by, isConflict } = change;
  const at = change.at.toZonedDateTimeISO(timeZone);
  const name = nameOfChange(change) || say(`catalogue.kind.${kind}`);
  return (
    <li className={styles.change} data-testid="change">
      <div className={styles.what}>
        <small>{say(`catalogue.kind.${kind}`)}</small>
        <span>
          <b>{name}</b> <b className={styles.tag}>{say(tagOfChange(change))}</b>
        </span>
        <FieldChanges change={change} />
        <small>{say('catalogue.draft.by', { by, day: format.day(at.toPlainDate()), hour: format.hour(at) })}</small>
      </div>
      {isConflict && <p className={styles.conflict}>{say('catalogue.draft.conflict')}</p>}
      <div className={styles.buttons}>
        {isConflict && (
          <OfficeButton
            isForDesk
            isBusy={isBusy}
            aria-label={say('catalogue.draft.keepMineNamed', { name })}
            onClick={() => onKeep({ kind, id })}
          >
            {say('catalogue.draft.keepMine')}
          </OfficeButton>
        )}
        <OfficeButton
          kind="outline"
          isForDesk
          isBusy={isBusy}
          aria-label={say(isConflict ? 'catalogue.draft.takeTheirsNamed' : 'catalogue.draft.giveUpNamed', { name })}
          onClick={() => onGiveUp([{ kind, id }])}
        >
          {say(isConflict ? 'catalogue.draft.takeTheirs' : 'catalogue.draft.giveUp')}
        </OfficeButton>
      </div>
    </li>
  );
}

/** The fields of a dish with both values. Other parts of the catalogue have no such list. */
function FieldChanges({
  change: { kind, value, published, isDeleted, isPublished, isConflict },
}: {
  change: CatalogueChange;
}) {
  const say = useMessage();
  const write = useFieldWords();
  if (kind !== 'item' || isDeleted || !isPublished) return null;
  const [before, after] = [textOfDish(published), textOfDish(value)];
  const fields = differencesOf(before, after);
  if (fields.length === 0) return <p>{say('catalogue.draft.otherFields')}</p>;
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{say(fieldNames[field])}</dt>
          <dd>
            {say(isConflict ? 'catalogue.draft.theirs' : 'catalogue.draft.was', { text: write(field, before[field]) })}
          </dd>
          <dd>
            {say(isConflict ? 'catalogue.draft.mine' : 'catalogue.draft.is', { text: write(field, after[field]) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
