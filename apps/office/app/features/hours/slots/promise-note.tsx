import { Consequence } from '../../../components/consequence.tsx';
import { useMessage } from '../../../messages/use-message.ts';

interface PromiseNoteProps {
  promised: number;
  kitchen: number;
  road: number;
}

/** What the minutes of the promise are for (HRS-10). */
export function PromiseNote({ promised, kitchen, road }: PromiseNoteProps) {
  const say = useMessage();
  const needed = kitchen + road;
  if (promised < needed)
    return <Consequence look="bad">{say('hours.slots.short', { total: promised, needed })}</Consequence>;
  return (
    <Consequence look="plain">
      {say('hours.slots.promise', { total: promised, kitchen, road, margin: promised - needed })}
    </Consequence>
  );
}
