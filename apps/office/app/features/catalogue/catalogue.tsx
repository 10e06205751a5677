import type { EditedCatalogue } from '@comptoir/contract';
import { Skeleton } from '@comptoir/ui';
import { useEffect, useMemo } from 'react';
import { useAskedPart } from '../../components/draft/form/use-asked-part.ts';
import { PartsContext } from '../../components/draft/parts-context.ts';
import { DraftBar } from '../../components/draft/publish/draft-bar.tsx';
import { FailedBox } from '../../components/failed-box.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { dishForm } from '../../state/catalogue/dish-form.ts';
import { readCarte } from '../../state/catalogue/edited-menu.ts';
import { closeUntouchedPart } from '../../state/draft/open-part.ts';
import { useEdited } from '../../state/draft/use-edited.ts';
import styles from './list/carte.module.css';
import { Dishes } from './list/dishes.tsx';
import { OpenForm } from './open-form.tsx';
import { PageTools } from './sheet/page-tools.tsx';

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
  const carte = useMemo(() => readCarte(catalogue), [catalogue]);
  useAskedPart(carte.parts);
  return (
    <PartsContext value={carte.parts}>
      <PageTools carte={carte} onChanged={onChanged} />
      <DraftBar catalogue={catalogue} onChanged={onChanged} />
      <Dishes carte={carte} onChanged={onChanged} />
      <OpenForm carte={carte} onSaved={onChanged} />
    </PartsContext>
  );
}
