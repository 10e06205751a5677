import { readList, readObject } from '@comptoir/contract';
import { PartSheet } from '../../../components/draft/form/part-sheet.tsx';
import { PartTools } from '../../../components/draft/form/part-tools.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { type DishField, dishForm } from '../../../state/catalogue/dish-form.ts';
import type { Carte } from '../../../state/catalogue/edited-menu.ts';
import type { OpenPart } from '../../../state/draft/open-part.ts';
import { nameOfPart } from '../../../state/draft/read-parts.ts';
import { openNewPart } from '../../../state/forms/new-part.ts';
import { checkDish } from './check-dish.ts';
import { DishFields } from './dish-fields.tsx';
import { DishPreview } from './dish-preview.tsx';

interface DishSheetProps {
  carte: Carte;
  open: OpenPart<DishField>;
  onSaved: () => Promise<void>;
}

export function DishSheet({ carte, open, onSaved }: DishSheetProps) {
  const say = useMessage();
  const name = nameOfPart(open.value);
  const duplicate = () =>
    openNewPart('item', {
      ...readObject(dishForm.put(open.value, open.from, open.text)),
      item_name: say('catalogue.copy', { name: open.text['value.item_name'].trim() }),
    });
  const offers = [...carte.parts.values()].filter(({ thing, value }) => thing.kind === 'offer' && aimsAt(value, open));
  return (
    <PartSheet
      form={dishForm}
      open={open}
      title={name || say('catalogue.newDish')}
      check={checkDish}
      onSaved={onSaved}
      isWide
      tools={
        open.base !== null && (
          <>
            <DishPreview id={open.thing.id} name={name} />
            <PartTools
              form={dishForm}
              open={open}
              uses={offers.length > 0 ? [say('catalogue.usedByOffers', { count: offers.length })] : []}
              onDuplicate={duplicate}
              onDeleted={onSaved}
            />
          </>
        )
      }
    >
      {(form) => <DishFields carte={carte} open={open} form={form} />}
    </PartSheet>
  );
}

function aimsAt(offer: unknown, { thing }: OpenPart): boolean {
  return readList(readObject(offer).items).some((id) => String(id) === thing.id);
}
