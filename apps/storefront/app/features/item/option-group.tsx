import type { OptionGroup as Group } from '@comptoir/domain';
import { badgeClass, Icon } from '@comptoir/ui';
import { useId } from 'react';
import { Text } from '../../messages/text.ts';
import { CheckChoices } from './check-choices.tsx';
import { GroupRule } from './group-rule.tsx';
import styles from './option-group.module.css';
import { RadioChoices } from './radio-choices.tsx';
import type { Choices } from './use-choices.ts';

const isSingle = (group: Group) => group.min === 1 && group.max === 1;

export function OptionGroup({ group, choices }: { group: Group; choices: Choices }) {
  const isComplete = choices.totalOf(group) >= group.min;
  const ruleId = useId();
  const stateId = useId();
  return (
    <fieldset className={styles.group} data-option={group.id} aria-describedby={`${stateId} ${ruleId}`}>
      <legend className="visually-hidden">{group.name}</legend>
      <div className={styles.heading}>
        <div>
          <span className={styles.title} aria-hidden="true">
            {group.name}
          </span>
          <GroupRule id={ruleId} group={group} taken={choices.totalOf(group)} />
        </div>
        <span id={stateId}>
          {group.min === 0 ? (
            <Text id="item.optional" className={badgeClass('neutral')} />
          ) : isComplete ? (
            <span className={badgeClass('green')}>
              <Icon name="check" />
              <Text id="item.chosen" className="visually-hidden" />
            </span>
          ) : (
            <Text id="item.required" className={badgeClass('red')} />
          )}
        </span>
      </div>
      {isSingle(group) ? (
        <RadioChoices group={group} choices={choices} />
      ) : (
        <CheckChoices group={group} choices={choices} />
      )}
    </fieldset>
  );
}
