import { readTypedAmount } from '@comptoir/domain';
import { Field, fieldStyles, Icon } from '@comptoir/ui';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { Choice } from '../../../state/catalogue/option-form.ts';
import type { DishPost } from '../../../state/catalogue/work-field.ts';
import { UnitFields } from '../work/unit-fields.tsx';
import styles from './group.module.css';

interface ChoiceRowProps {
  choice: Choice;
  posts: readonly DishPost[];
  isDefault: boolean;
  isFirst: boolean;
  isLast: boolean;
  onChange: (part: Partial<Choice>) => void;
  onToggle: () => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

export function ChoiceRow({ choice, posts, isDefault, onChange, onToggle, ...tools }: ChoiceRowProps) {
  const say = useMessage();
  const { id, name, price, work } = choice;
  return (
    <li className={styles.choice} data-testid="choice">
      <Field
        name={`choice-${id}-name`}
        label={say('catalogue.group.choice')}
        value={name}
        maxLength={255}
        autoComplete="off"
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Field
        name={`choice-${id}-price`}
        label={say('draft.field.price')}
        autoComplete="off"
        value={price}
        error={'cents' in readTypedAmount(price) ? undefined : say('catalogue.form.malformed')}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <UnitFields name={`choice-${id}`} posts={posts} units={work} onChange={(next) => onChange({ work: next })} />
      <label className={styles.default}>
        <input type="checkbox" className={fieldStyles.checkbox} checked={isDefault} onChange={onToggle} />
        {say('catalogue.group.default')}
      </label>
      <ChoiceTools
        name={name}
        isFirst={tools.isFirst}
        isLast={tools.isLast}
        onMove={tools.onMove}
        onRemove={tools.onRemove}
      />
    </li>
  );
}

interface ChoiceToolsProps extends Pick<ChoiceRowProps, 'isFirst' | 'isLast' | 'onMove' | 'onRemove'> {
  name: string;
}

function ChoiceTools({ name, isFirst, isLast, onMove, onRemove }: ChoiceToolsProps) {
  const say = useMessage();
  const look = { kind: 'outline', isForDesk: true } as const;
  return (
    <span className={styles.tools}>
      <OfficeButton
        {...look}
        disabled={isFirst}
        aria-label={say('catalogue.order.up', { name })}
        onClick={() => onMove(-1)}
      >
        ↑
      </OfficeButton>
      <OfficeButton
        {...look}
        disabled={isLast}
        aria-label={say('catalogue.order.down', { name })}
        onClick={() => onMove(1)}
      >
        ↓
      </OfficeButton>
      <OfficeButton {...look} aria-label={say('catalogue.group.removeChoice', { name })} onClick={onRemove}>
        <Icon name="trash-2" />
      </OfficeButton>
    </span>
  );
}
