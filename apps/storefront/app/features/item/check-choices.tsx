import { maxQuantity, type OptionGroup } from '@comptoir/domain';
import { useMessage } from '../../messages/use-message.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { ChoicePrice } from './choice-price.tsx';
import type { Choices } from './use-choices.ts';

interface CheckChoicesProps {
  group: OptionGroup;
  choices: Choices;
}

/** Any of several, each as often as the group's maximum allows; at the maximum the rest can't be chosen. */
export function CheckChoices({ group, choices }: CheckChoicesProps) {
  const say = useMessage();
  const left = (group.max ?? maxQuantity) - choices.totalOf(group);
  return group.choices.map((choice) => {
    const count = choices.countOf(group, choice.id);
    const hasStepper = count > 0 && group.max !== 1;
    return (
      <div key={choice.id} className="op">
        <label className="op-l">
          <input
            type="checkbox"
            className="cb"
            checked={count > 0}
            disabled={count === 0 && left <= 0}
            onChange={(event) => choices.setCount(group, choice.id, event.target.checked ? 1 : 0)}
          />
          <span>
            {choice.name}
            {hasStepper && (
              <>
                <br />
                <ChoicePrice cents={choice.priceCents} className="xs muted num" />
              </>
            )}
          </span>
        </label>
        {hasStepper ? (
          <Stepper
            isSmall
            value={count}
            max={count + Math.max(0, left)}
            lessLabel={say('item.lessOf', { name: choice.name })}
            moreLabel={say('item.moreOf', { name: choice.name })}
            onChange={(next) => choices.setCount(group, choice.id, next)}
          />
        ) : (
          <ChoicePrice cents={choice.priceCents} />
        )}
      </div>
    );
  });
}
