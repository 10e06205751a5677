import { classNames, Icon, linkStyles } from '@comptoir/ui';
import { tagOfChange } from '../../../components/draft/changes/tag-of-change.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { OptionGroup } from '../../../state/catalogue/edited-menu.ts';
import { optionForm } from '../../../state/catalogue/option-form.ts';
import { openPart } from '../../../state/draft/open-part.ts';
import styles from './group.module.css';

interface GroupListProps {
  groups: OptionGroup[];
  onAdd: () => void;
}

export function GroupList({ groups, onAdd }: GroupListProps) {
  const say = useMessage();
  return (
    <section className={styles.groups} aria-label={say('catalogue.group.title')}>
      <h2>{say('catalogue.group.title')}</h2>
      {groups.length === 0 && <p className={styles.quiet}>{say('catalogue.group.none')}</p>}
      <ul>
        {groups.map(({ id, name, choices, dishCount, part, change }) => (
          <li key={id} className={styles.group} data-testid="group">
            <button
              type="button"
              className={classNames(linkStyles.link, styles.open)}
              onClick={() => openPart(optionForm, part)}
            >
              {name}
            </button>
            {change && <b className={styles.tag}>{say(tagOfChange(change))}</b>}
            <small className={styles.quiet}>{choices.map((choice) => choice.name).join(' · ')}</small>
            <small className={styles.quiet}>{say('catalogue.group.usedBy', { count: dishCount })}</small>
          </li>
        ))}
      </ul>
      <OfficeButton kind="outline" isForDesk onClick={onAdd}>
        <Icon name="plus" />
        {say('catalogue.newGroup')}
      </OfficeButton>
    </section>
  );
}
