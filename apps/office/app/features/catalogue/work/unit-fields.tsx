import { Field } from '@comptoir/ui';
import { useMessage } from '../../../messages/use-message.ts';
import { checkUnits, type DishPost, type TypedUnits } from '../../../state/catalogue/work-field.ts';

interface UnitFieldsProps {
  /** The beginning of the fields' names. */
  name: string;
  posts: readonly DishPost[];
  units: TypedUnits;
  onChange: (units: TypedUnits) => void;
}

/** A field for the units at each post. A post that is no more keeps its field while work is declared there. */
export function UnitFields({ name, posts, units, onChange }: UnitFieldsProps) {
  const say = useMessage();
  const gone = Object.keys(units).filter((id) => !posts.some((post) => post.id === id));
  return [...posts, ...gone.map((id) => ({ id, name: id }))].map((post) => {
    const typed = units[post.id] ?? '';
    const fault = checkUnits(typed);
    return (
      <Field
        key={post.id}
        name={`${name}-${post.id}`}
        label={say('catalogue.work.at', { post: post.name })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        value={typed}
        error={fault ? say(fault) : undefined}
        onChange={({ target }) => onChange({ ...units, [post.id]: target.value })}
      />
    );
  });
}
