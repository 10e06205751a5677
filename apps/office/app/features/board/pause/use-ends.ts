import type { PauseLength } from '@comptoir/domain';
import { serverNow } from '@comptoir/web-app/clock';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { useHour } from '../base/use-hour.ts';

/** Says the hour at which a length chosen now ends: "20 h 01". Empty if only the server knows it. */
export function useEnds(): (length: PauseLength) => string {
  const sayHour = useHour();
  const service = useBoardStore((state) => state.service);
  return (length) => {
    if (length === 'day') return '';
    if (length === 'service') return service?.isOpen && service.until ? sayHour(service.until) : '';
    return sayHour(serverNow().add({ minutes: length }).round({ smallestUnit: 'minute', roundingMode: 'ceil' }));
  };
}
