import type { CatalogueThing } from '@comptoir/contract';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { nameOfChange } from '../../../state/catalogue/edited-menu.ts';
import { openDish } from '../../../state/catalogue/open-dish.ts';
import type { PublicationProblem } from '../../../state/catalogue/publish-draft.ts';
import type { Catalogue } from '../../../state/catalogue/use-catalogue.ts';
import styles from './changes.module.css';

interface ProblemListProps {
  problems: readonly PublicationProblem[];
  catalogue: Catalogue;
  /** Called before the form of a dish opens. */
  onCorrect: () => void;
}

/** What stops the publication, each with the name of its dish and a way to its form. */
export function ProblemList({ problems, catalogue, onCorrect }: ProblemListProps) {
  const say = useMessage();
  if (problems.length === 0) return null;
  return (
    <section aria-label={say('catalogue.draft.problems')}>
      <ul className={styles.problems}>
        {problems.map(({ thing, message }) => {
          const dish = thing?.kind === 'item' ? findDish(catalogue, thing.id) : undefined;
          const name =
            dish?.name ?? (thing ? nameOfThing(catalogue, thing) || say(`catalogue.kind.${thing.kind}`) : '');
          return (
            <li key={`${thing?.kind}/${thing?.id} ${message}`} data-testid="problem">
              <span>
                {name && <b>{name} : </b>}
                {message}
              </span>
              {dish && (
                <OfficeButton
                  kind="outline"
                  isForDesk
                  aria-label={say('catalogue.draft.correctNamed', { name })}
                  onClick={() => {
                    onCorrect();
                    openDish(dish);
                  }}
                >
                  {say('catalogue.draft.correct')}
                </OfficeButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function findDish({ menus }: Catalogue, id: string) {
  const categories = menus.flatMap((menu) => menu.categories);
  return categories.flatMap(({ dishes }) => dishes).find((dish) => String(dish.id) === id);
}

function nameOfThing({ menus, changes }: Catalogue, { kind, id }: CatalogueThing): string {
  const parts = kind === 'menu' ? menus : kind === 'category' ? menus.flatMap(({ categories }) => categories) : [];
  const part = parts.find((one) => String(one.id) === id);
  const change = changes.find((one) => one.kind === kind && one.id === id);
  return part?.name ?? (change ? nameOfChange(change) : '');
}
