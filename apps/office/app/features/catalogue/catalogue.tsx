import type { EditedCatalogue } from '@comptoir/contract';
import { useEffect, useMemo } from 'react';
import { Answered } from '../../components/answered.tsx';
import { useAskedPart } from '../../components/draft/form/use-asked-part.ts';
import { PartsContext } from '../../components/draft/parts-context.ts';
import { DraftBar } from '../../components/draft/publish/draft-bar.tsx';
import { dishForm } from '../../state/catalogue/dish-form.ts';
import { readCarte } from '../../state/catalogue/edited-menu.ts';
import { closeUntouchedPart } from '../../state/draft/open-part.ts';
import { useEdited } from '../../state/draft/use-edited.ts';
import { Dishes } from './list/dishes.tsx';
import { OpenForm } from './open-form.tsx';
import { PageTools } from './sheet/page-tools.tsx';

/** The page of the menu editor (MED). */
export function Catalogue() {
  const { answer, ask } = useEdited();
  useEffect(() => closeUntouchedPart(dishForm.page), []);
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="4.25rem">
      {(catalogue) => <EditedMenus catalogue={catalogue} onChanged={ask} />}
    </Answered>
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
