import { Field } from '@comptoir/ui';
import { PartSheet } from '../../../components/draft/form/part-sheet.tsx';
import { PartTools } from '../../../components/draft/form/part-tools.tsx';
import { needed } from '../../../components/form/use-form.ts';
import { Pick } from '../../../components/pick.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { Carte } from '../../../state/catalogue/edited-menu.ts';
import { type MenuField, menuForm } from '../../../state/catalogue/menu-form.ts';
import type { OpenPart } from '../../../state/draft/open-part.ts';
import { nameOfPart } from '../../../state/draft/read-parts.ts';

interface MenuSheetProps {
  carte: Carte;
  open: OpenPart<MenuField>;
  onSaved: () => Promise<void>;
}

export function MenuSheet({ carte, open, onSaved }: MenuSheetProps) {
  const say = useMessage();
  const count = carte.menus.find(({ id }) => String(id) === open.thing.id)?.categories.length ?? 0;
  return (
    <PartSheet
      form={menuForm}
      open={open}
      title={nameOfPart(open.value) || say('catalogue.newMenu')}
      check={(text) => ({ 'value.menu_name': needed(text['value.menu_name']) })}
      onSaved={onSaved}
      tools={
        open.base !== null && (
          <PartTools
            form={menuForm}
            open={open}
            uses={[]}
            obstacle={count > 0 ? say('catalogue.menuInUse', { count }) : null}
            onDeleted={onSaved}
          />
        )
      }
    >
      {({ field, values, set }) => (
        <>
          <Field
            {...field('value.menu_name')}
            label={say('draft.field.name')}
            maxLength={255}
            autoComplete="off"
            aria-required
          />
          <Pick
            legend={say('draft.field.served')}
            chosen={values['value.menu_is_available']}
            onChoose={(answer) => set({ 'value.menu_is_available': answer })}
            choices={[
              { value: 'yes', label: say('draft.yes') },
              { value: 'no', label: say('draft.no') },
            ]}
          />
        </>
      )}
    </PartSheet>
  );
}
