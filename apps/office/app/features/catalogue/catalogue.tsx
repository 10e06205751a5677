import type { EditedCatalogue } from '@comptoir/contract';
import { Skeleton } from '@comptoir/ui';
import { useEffect, useMemo } from 'react';
import { DraftBar } from '../../components/draft/changes/draft-bar.tsx';
import { useAskedPart } from '../../components/draft/form/use-asked-part.ts';
import { FailedBox } from '../../components/failed-box.tsx';
import { StateBox } from '../../components/state-box.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { dishForm } from '../../state/catalogue/dish-form.ts';
import { readEditedMenus } from '../../state/catalogue/edited-menu.ts';
import { closeUntouchedPart, useOpenPart } from '../../state/draft/open-part.ts';
import { readParts } from '../../state/draft/read-parts.ts';
import { useEdited } from '../../state/draft/use-edited.ts';
import styles from './catalogue.module.css';
import { DishSheet } from './dish/dish-sheet.tsx';
import { Dishes } from './dishes.tsx';

/** The page of the menu editor (MED). */
export function Catalogue() {
  const say = useMessage();
  const { answer, ask } = useEdited();
  useEffect(() => closeUntouchedPart(dishForm.page), []);
  if (answer.kind === 'failed') return <FailedBox error={answer.error} onRetry={() => void ask()} />;
  if (answer.kind === 'here') return <EditedMenus catalogue={answer.value} onChanged={ask} />;
  return (
    <div className={styles.skeletons} role="status" aria-label={say('state.loading')}>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} height="4.25rem" radius="1rem" />
      ))}
    </div>
  );
}

interface EditedMenusProps {
  catalogue: EditedCatalogue;
  onChanged: () => Promise<void>;
}

function EditedMenus({ catalogue, onChanged }: EditedMenusProps) {
  const say = useMessage();
  const open = useOpenPart(dishForm);
  const menus = useMemo(() => readEditedMenus(catalogue), [catalogue]);
  useAskedPart(useMemo(() => readParts(catalogue), [catalogue]));
  const dishes = menus.flatMap(({ categories }) => categories.flatMap((category) => category.dishes));
  const dish = dishes.find(({ id }) => String(id) === open?.thing.id);
  return (
    <>
      <DraftBar catalogue={catalogue} onChanged={onChanged} />
      {dishes.length === 0 ? (
        <StateBox icon="chef-hat" title={say('catalogue.emptyTitle')} text={say('catalogue.emptyText')} />
      ) : (
        <Dishes menus={menus} />
      )}
      {open && dish && <DishSheet key={dish.id} dish={dish} open={open} onSaved={onChanged} />}
    </>
  );
}
