import type { OptionGroup } from '@comptoir/domain';
import { joinOrigins, writeOrigins } from '@comptoir/words';
import choicesStyles from './choices.module.css';
import { originIdOf } from './origin-id.ts';

interface ChoiceOriginProps {
  listId: string;
  choice: OptionGroup['choices'][number];
}

/** The origin of a choice's meats (LAW-05). It describes the control, and is no part of its name. */
export function ChoiceOrigin({ listId, choice }: ChoiceOriginProps) {
  const id = originIdOf(listId, choice);
  return id === undefined ? null : (
    <small id={id} className={choicesStyles.origin} data-testid="meat-origin" aria-hidden="true">
      {joinOrigins(writeOrigins(choice.meats))}
    </small>
  );
}
