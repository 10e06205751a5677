import type { CatalogueThing, EditedCatalogue } from '@comptoir/contract';
import { Link } from '@comptoir/web-app/navigation';
import { useMemo } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { valueOfChange } from '../../../state/draft/change.ts';
import type { PublicationProblem } from '../../../state/draft/publication-problem.ts';
import { keyOfThing, readParts } from '../../../state/draft/read-parts.ts';
import { formPathOf } from '../../../state/forms/part-forms.ts';
import styles from '../changes/changes.module.css';
import { usePartName } from '../use-part-name.ts';

interface ProblemListProps {
  problems: readonly PublicationProblem[];
  catalogue: EditedCatalogue;
  /** Called when a link to a form is followed. */
  onCorrect: () => void;
}

/** What stops the publication, each with the name of its part and a link to its form. */
export function ProblemList({ problems, catalogue, onCorrect }: ProblemListProps) {
  const say = useMessage();
  const namePart = usePartName();
  const parts = useMemo(() => readParts(catalogue), [catalogue]);
  if (problems.length === 0) return null;
  return (
    <section aria-label={say('draft.problems')}>
      <ul className={styles.problems}>
        {problems.map(({ thing, message }) => {
          const name = thing
            ? namePart(thing.kind, parts.get(keyOfThing(thing))?.value ?? deletedValue(catalogue, thing))
            : '';
          const path = thing && formPathOf(thing);
          return (
            <li key={`${thing?.kind}/${thing?.id} ${message}`} data-testid="problem">
              <span>
                {name && <b>{name} : </b>}
                {message}
              </span>
              {path && (
                <Link to={path} aria-label={say('draft.correctNamed', { name })} onClick={onCorrect}>
                  {say('draft.correct')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What a deletion takes away. */
function deletedValue(catalogue: EditedCatalogue, thing: CatalogueThing): unknown {
  const change = catalogue.changes.find(({ kind, id }) => kind === thing.kind && id === thing.id);
  return change && valueOfChange(change);
}
