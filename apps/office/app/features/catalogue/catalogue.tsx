import { Skeleton } from '@comptoir/ui';
import { useEffect } from 'react';
import { FailedBox } from '../../components/failed-box.tsx';
import { StateBox } from '../../components/state-box.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { closeUntouchedDish, useOpenDish } from '../../state/catalogue/open-dish.ts';
import { type Catalogue as Edited, useCatalogue } from '../../state/catalogue/use-catalogue.ts';
import styles from './catalogue.module.css';
import { DraftBar } from './changes/draft-bar.tsx';
import { DishSheet } from './dish/dish-sheet.tsx';
import { Dishes } from './dishes.tsx';

/** The page of the menu editor (MED). */
export function Catalogue() {
  const say = useMessage();
  const { answer, ask } = useCatalogue();
  useEffect(closeUntouchedDish, []);
  if (answer.kind === 'failed') return <FailedBox error={answer.error} onRetry={() => void ask()} />;
  if (answer.kind === 'here') return <EditedCatalogue catalogue={answer.value} onChanged={ask} />;
  return (
    <div className={styles.skeletons} role="status" aria-label={say('state.loading')}>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} height="4.25rem" radius="1rem" />
      ))}
    </div>
  );
}

interface EditedCatalogueProps {
  catalogue: Edited;
  onChanged: () => Promise<void>;
}

function EditedCatalogue({ catalogue, onChanged }: EditedCatalogueProps) {
  const say = useMessage();
  const open = useOpenDish((state) => state.open);
  const dishes = catalogue.menus.flatMap(({ categories }) => categories.flatMap((category) => category.dishes));
  const dish = dishes.find(({ id }) => id === open?.id);
  return (
    <>
      <DraftBar catalogue={catalogue} onChanged={onChanged} />
      {dishes.length === 0 ? (
        <StateBox icon="chef-hat" title={say('catalogue.emptyTitle')} text={say('catalogue.emptyText')} />
      ) : (
        <Dishes menus={catalogue.menus} />
      )}
      {open && dish && <DishSheet key={dish.id} dish={dish} open={open} onSaved={onChanged} />}
    </>
  );
}
