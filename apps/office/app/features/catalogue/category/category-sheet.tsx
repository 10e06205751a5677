import { Field } from '@comptoir/ui';
import { PartSheet } from '../../../components/draft/form/part-sheet.tsx';
import { PartTools } from '../../../components/draft/form/part-tools.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { needed } from '../../../components/form/use-form.ts';
import { Pick } from '../../../components/pick.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { type CategoryField, categoryForm } from '../../../state/catalogue/category-form.ts';
import type { Carte } from '../../../state/catalogue/edited-menu.ts';
import { checkWork } from '../../../state/catalogue/work-field.ts';
import type { OpenPart } from '../../../state/draft/open-part.ts';
import { nameOfPart } from '../../../state/draft/read-parts.ts';
import { WorkFields } from '../work/work-fields.tsx';

interface CategorySheetProps {
  carte: Carte;
  open: OpenPart<CategoryField>;
  onSaved: () => Promise<void>;
}

export function CategorySheet({ carte, open, onSaved }: CategorySheetProps) {
  const say = useMessage();
  const count =
    carte.menus.flatMap(({ categories }) => categories).find(({ id }) => String(id) === open.thing.id)?.dishes.length ??
    0;
  return (
    <PartSheet
      form={categoryForm}
      open={open}
      title={nameOfPart(open.value) || say('catalogue.newCategory')}
      check={(text) => ({
        'value.category_name': needed(text['value.category_name']),
        'value.work': checkWork(text['value.work']),
      })}
      onSaved={onSaved}
      tools={
        open.base !== null && (
          <PartTools
            form={categoryForm}
            open={open}
            uses={[]}
            obstacle={count > 0 ? say('catalogue.categoryInUse', { count }) : null}
            onDeleted={onSaved}
          />
        )
      }
    >
      {({ field, values, set, ...form }) => (
        <>
          <Field
            {...field('value.category_name')}
            label={say('draft.field.name')}
            maxLength={255}
            autoComplete="off"
            aria-required
          />
          <TextArea
            {...field('value.category_description')}
            label={say('draft.field.description')}
            rows={3}
            maxLength={2_000}
            hint={say('catalogue.categoryHint')}
          />
          <Pick
            legend={say('draft.field.gender')}
            chosen={values['value.category_gender']}
            onChoose={(gender) => set({ 'value.category_gender': gender })}
            choices={[
              { value: 'f', label: say('draft.gender.f') },
              { value: 'm', label: say('draft.gender.m') },
            ]}
          />
          <WorkFields
            carte={carte}
            form={{ field, values, set, ...form }}
            usual={(post) => say('catalogue.work.oneAt', { post })}
          />
        </>
      )}
    </PartSheet>
  );
}
