import { fieldStyles } from '@comptoir/ui';
import type { PartFields } from '../../../components/draft/form/part-sheet.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { Carte } from '../../../state/catalogue/edited-menu.ts';
import { readDishPosts, readTypedWork, type TypedUnits, writeTypedWork } from '../../../state/catalogue/work-field.ts';
import { UnitFields } from './unit-fields.tsx';

interface WorkFieldsProps {
  carte: Carte;
  form: PartFields<'value.work'>;
  /** What is said of a thing that declares no work. */
  usual: (firstPost: string) => string;
}

/** What a dish costs the kitchen, or each dish of a category: nothing of its own, none, or units at the posts (CAP-12). */
export function WorkFields({ carte, form: { field, values, set }, usual }: WorkFieldsProps) {
  const say = useMessage();
  const posts = readDishPosts(carte.catalogue);
  const units = readTypedWork(values['value.work']);
  const { error } = field('value.work');
  const put = (next: TypedUnits | null) => set({ 'value.work': writeTypedWork(next) });
  const kind = units === null ? 'usual' : Object.keys(units).length === 0 ? 'none' : 'own';
  const [first] = posts;
  const problem = error && (
    <p role="alert" className={fieldStyles.error}>
      {error}
    </p>
  );
  if (!first && units === null) return problem;
  const choose = (chosen: string) => {
    const own = first ? { [first.id]: '1' } : {};
    put(chosen === 'usual' ? null : chosen === 'none' ? {} : own);
  };
  return (
    <>
      <SelectField
        name="work-kind"
        label={say('draft.field.work')}
        choices={[
          { value: 'usual', label: usual(first?.name ?? '') },
          { value: 'none', label: say('catalogue.work.none') },
          { value: 'own', label: say('catalogue.work.own') },
        ]}
        chosen={kind}
        onChoose={choose}
      />
      {kind === 'own' && <UnitFields name="work" posts={posts} units={units ?? {}} onChange={put} />}
      {problem}
    </>
  );
}
