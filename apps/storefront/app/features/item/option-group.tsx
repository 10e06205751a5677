import type { OptionGroup as Group } from '@comptoir/domain';
import { Text } from '../../messages/text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CheckChoices } from './check-choices.tsx';
import { GroupRule } from './group-rule.tsx';
import { RadioChoices } from './radio-choices.tsx';
import type { Choices } from './use-choices.ts';

/** Exactly one must be chosen: shown as one of several, never as a set. */
const isSingle = (group: Group) => group.min === 1 && group.max === 1;

/** One group of options with its rule and whether it is complete. */
export function OptionGroup({ group, choices }: { group: Group; choices: Choices }) {
  const isComplete = choices.totalOf(group) >= group.min;
  return (
    <fieldset className="og" data-option={group.id}>
      <legend className="vh">{group.name}</legend>
      <div className="og-h">
        <div>
          <span className="og-t" aria-hidden="true">
            {group.name}
          </span>
          <GroupRule group={group} taken={choices.totalOf(group)} />
        </div>
        {group.min === 0 ? (
          <Text id="item.optional" className="bdg bdg-n" />
        ) : isComplete ? (
          <span className="bdg bdg-g">
            <Icon name="check" />
            <Text id="item.chosen" />
          </span>
        ) : (
          <Text id="item.required" className="bdg bdg-r" />
        )}
      </div>
      {isSingle(group) ? (
        <RadioChoices group={group} choices={choices} />
      ) : (
        <CheckChoices group={group} choices={choices} />
      )}
    </fieldset>
  );
}
