import type { OptionGroup } from '@comptoir/domain';
import { type Say, useMessage } from '../../messages/use-message.ts';

function sayRule({ min, max }: OptionGroup, say: Say): string {
  if (max !== null && min === max) return say('item.chooseExactly', { count: min });
  if (max !== null) return say('item.chooseBetween', { min, max });
  return min > 0 ? say('item.chooseAtLeast', { min }) : say('item.chooseAny');
}

export function GroupRule({ id, group, taken }: { id: string; group: OptionGroup; taken: number }) {
  const say = useMessage();
  const rule = sayRule(group, say);
  const isSeveral = group.max !== null && group.max > 1;
  const left = (group.max ?? 0) - taken;
  if (!isSeveral || taken === 0) return <p id={id}>{rule}</p>;
  return <p id={id}>{left > 0 ? say('item.remaining', { rule, count: left }) : say('item.complete', { rule })}</p>;
}
