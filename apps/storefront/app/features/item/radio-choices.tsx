import type { OptionGroup } from '@comptoir/domain';
import { fieldStyles } from '@comptoir/ui';
import { useId } from 'react';
import { ChoiceOrigin } from './choice-origin.tsx';
import { ChoicePrice } from './choice-price.tsx';
import choicesStyles from './choices.module.css';
import { originIdOf } from './origin-id.ts';
import styles from './radio-choices.module.css';
import type { Choices } from './use-choices.ts';

/** Reads a name with a diameter such as "Géante, 40 cm". Null if the name has no diameter. */
function readDiameter(name: string): { label: string; size: string; centimetres: number } | null {
  const match = /^(.+),\s*((\d+)\s*cm)$/.exec(name);
  return match ? { label: match[1] ?? '', size: match[2] ?? '', centimetres: Number(match[3]) } : null;
}

/** With this scale, 40 cm are drawn as 53 px. */
const remPerCentimetre = 0.0825;

interface RadioChoicesProps {
  group: OptionGroup;
  choices: Choices;
}

/** If each choice has a diameter, circles are drawn to scale beside the radio buttons. */
export function RadioChoices({ group, choices }: RadioChoicesProps) {
  const name = useId();
  const diameters = group.choices.map((choice) => readDiameter(choice.name));
  const isDrawn = group.choices.length <= 4 && diameters.every((diameter) => diameter !== null);
  const propsOf = (choice: OptionGroup['choices'][number]) => ({
    name,
    'aria-describedby': originIdOf(name, choice),
    checked: choices.countOf(group, choice.id) > 0,
    disabled: !choices.isLeft(choice),
    onChange: () => choices.chooseOnly(group, choice.id),
  });

  if (!isDrawn)
    return group.choices.map((choice) => (
      <label key={choice.id} className={choicesStyles.choice}>
        <input type="radio" className={fieldStyles.radio} {...propsOf(choice)} />
        <span>
          {choice.name}
          <ChoiceOrigin listId={name} choice={choice} />
        </span>
        <ChoicePrice cents={choice.priceCents} isLeft={choices.isLeft(choice)} />
      </label>
    ));
  return (
    <div className={styles.sizes}>
      {group.choices.map((choice, index) => {
        const diameter = diameters[index];
        const length = `${((diameter?.centimetres ?? 0) * remPerCentimetre).toFixed(2)}rem`;
        return (
          <label key={choice.id} className={styles.size}>
            <input type="radio" className="visually-hidden" {...propsOf(choice)} />
            <i style={{ width: length, height: length }} />
            <b>{diameter?.label}</b>
            <span>{diameter?.size}</span>
            <ChoiceOrigin listId={name} choice={choice} />
            <ChoicePrice cents={choice.priceCents} isLeft={choices.isLeft(choice)} className="figures" />
          </label>
        );
      })}
    </div>
  );
}
