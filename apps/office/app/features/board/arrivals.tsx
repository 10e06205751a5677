import { useFormat } from '@comptoir/web-app/messages';
import { useEffect, useState } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { showBadge } from '../../platform/device.ts';
import { setTitle } from '../../platform/set-title.ts';
import { useColumnStore } from '../../state/board/column-store.ts';
import { useHour } from './base/use-hour.ts';

/** Announces new orders in the window's title, the app's badge and to screen readers (BRD-25, OFC-12). */
export function Arrivals() {
  const say = useMessage();
  const fresh = useColumnStore(({ columns }) => columns.new);
  const title = say('board.title', { count: fresh.length });
  useEffect(() => {
    setTitle(title);
    showBadge(fresh.length);
  }, [title, fresh.length]);
  return (
    <p className="visually-hidden" role="alert">
      <Newest />
    </p>
  );
}

/** Screen readers announce the newest order. The text stays after the answer, because a change would be announced. */
function Newest() {
  const say = useMessage();
  const format = useFormat();
  const sayHour = useHour();
  const newest = useColumnStore(({ columns }) => columns.new.at(-1));
  const [told, setTold] = useState(newest);
  if (newest && newest.id !== told?.id) setTold(newest);
  if (!told) return null;
  const { number, mode, dueAt, dishes, totalCents } = told;
  return say('board.arrived', {
    number,
    mode,
    hour: sayHour(dueAt),
    dishes: say('board.dishes', { count: dishes }),
    amount: format.money(totalCents),
  });
}
