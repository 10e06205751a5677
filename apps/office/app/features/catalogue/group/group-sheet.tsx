import { readObject } from '@comptoir/contract';
import { Field } from '@comptoir/ui';
import { PartSheet } from '../../../components/draft/form/part-sheet.tsx';
import { PartTools } from '../../../components/draft/form/part-tools.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { Carte } from '../../../state/catalogue/edited-menu.ts';
import { type OptionField, optionForm } from '../../../state/catalogue/option-form.ts';
import { readDishPosts } from '../../../state/catalogue/work-field.ts';
import type { OpenPart } from '../../../state/draft/open-part.ts';
import { nameOfPart } from '../../../state/draft/read-parts.ts';
import { openNewPart } from '../../../state/forms/new-part.ts';
import { checkGroup } from './check-group.ts';
import { ChoiceRows } from './choice-rows.tsx';
import styles from './group.module.css';

interface GroupSheetProps {
  carte: Carte;
  open: OpenPart<OptionField>;
  onSaved: () => Promise<void>;
}

/** The form of a group of options, which says how many dishes share it (MED-17). */
export function GroupSheet({ carte, open, onSaved }: GroupSheetProps) {
  const say = useMessage();
  const count = carte.groups.find(({ id }) => String(id) === open.thing.id)?.dishCount ?? 0;
  const duplicate = () =>
    openNewPart('option', {
      ...readObject(optionForm.put(open.value, open.from, open.text)),
      option_name: say('catalogue.copy', { name: open.text['value.option_name'].trim() }),
    });
  return (
    <PartSheet
      form={optionForm}
      open={open}
      title={nameOfPart(open.value) || say('catalogue.newGroup')}
      check={checkGroup}
      onSaved={onSaved}
      isWide
      tools={
        open.base !== null && (
          <PartTools
            form={optionForm}
            open={open}
            uses={[]}
            obstacle={count > 0 ? say('catalogue.group.inUse', { count }) : null}
            onDuplicate={duplicate}
            onDeleted={onSaved}
          />
        )
      }
    >
      {(form) => (
        <>
          {count > 0 && <p className={styles.quiet}>{say('catalogue.group.usedBy', { count })}</p>}
          <Field
            {...form.field('value.option_name')}
            label={say('draft.field.name')}
            maxLength={255}
            autoComplete="off"
            aria-required
          />
          <div className={styles.pair}>
            <Field
              {...form.field('value.min')}
              label={say('draft.field.least')}
              inputMode="numeric"
              autoComplete="off"
              hint={say('catalogue.group.leastHint')}
            />
            <Field
              {...form.field('value.max')}
              label={say('draft.field.most')}
              inputMode="numeric"
              autoComplete="off"
              hint={say('catalogue.group.mostHint')}
            />
          </div>
          <ChoiceRows form={form} posts={readDishPosts(carte.catalogue)} />
        </>
      )}
    </PartSheet>
  );
}
