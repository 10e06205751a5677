import { Icon } from '@comptoir/ui';
import { useNow } from '@comptoir/web-app/clock';
import { useMessage } from '../../../messages/use-message.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { Bar } from '../base/bar.tsx';

/** Warns that the board shows stored data, because the server has not answered yet (OFC-15). */
export function KeptBar() {
  const say = useMessage();
  const keptAt = useBoardStore((state) => state.keptAt);
  const minutes = useNow((now) => (keptAt ? Math.max(0, Math.floor(now.since(keptAt).total('minutes'))) : 0));
  if (!keptAt) return null;
  const age =
    minutes < 60
      ? say('board.kept.minutes', { minutes })
      : say('board.kept.hours', { hours: Math.floor(minutes / 60) });
  const text = say('board.kept.text', { age });
  return <Bar look="thin" testId="kept-bar" drawing={<Icon name="clock" />} text={text} said={say('board.kept.now')} />;
}
