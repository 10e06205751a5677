import { maxQuantity, type OptionGroup } from '@comptoir/domain';
import { fieldStyles, Stepper } from '@comptoir/ui';
import { useId } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { ChoiceOrigin } from './choice-origin.tsx';
import { ChoicePrice } from './choice-price.tsx';
import choicesStyles from './choices.module.css';
import { originIdOf } from './origin-id.ts';
import type { Choices } from './use-choices.ts';

interface CheckChoicesProps {
  group: OptionGroup;
  choices: Choices;
}

/** At the group's maximum, the other choices are disabled. */
export function CheckChoices({ group, choices }: CheckChoicesProps) {
  const say = useMessage();
  const listId = useId();
  const left = (group.max ?? maxQuantity) - choices.totalOf(group);
  return group.choices.map((choice) => {
    const count = choices.countOf(group, choice.id);
    const isLeft = choices.isLeft(choice);
    const hasStepper = count > 0 && group.max !== 1;
    return (
      <div key={choice.id} className={choicesStyles.choice}>
        <label className={choicesStyles.label}>
          <input
            type="checkbox"
            className={fieldStyles.checkbox}
            checked={count > 0}
            aria-describedby={originIdOf(listId, choice)}
            disabled={!isLeft || (count === 0 && left <= 0)}
            onChange={(event) => choices.setCount(group, choice.id, event.target.checked ? 1 : 0)}
          />
          <span>
            {choice.name}
            {hasStepper && (
              <>
                <br />
                <ChoicePrice cents={choice.priceCents} isLeft={isLeft} className="tiny muted figures" />
              </>
            )}
            <ChoiceOrigin listId={listId} choice={choice} />
          </span>
          {!hasStepper && <ChoicePrice cents={choice.priceCents} isLeft={isLeft} />}
        </label>
        {hasStepper && (
          <Stepper
            isSmall
            value={count}
            max={count + Math.max(0, left)}
            lessLabel={say('item.lessOf', { name: choice.name })}
            moreLabel={say('item.moreOf', { name: choice.name })}
            onChange={(next) => choices.setCount(group, choice.id, next)}
          />
        )}
      </div>
    );
  });
}
