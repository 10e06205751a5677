import { useMessage } from '../messages/use-message.ts';
import { useMoment } from '../messages/use-moment.ts';
import { useService } from './use-service.ts';

/** The sentences about the pause of the chosen order type, with the restaurant's own (PSE-04). Null without a pause. */
export function usePauseWords(): string | null {
  const say = useMessage();
  const sayMoment = useMoment();
  const { now, mode, pause } = useService();
  if (!pause) return null;
  const who = pause.isOfBoth ? 'both' : mode;
  const until = pause.resumesAt && say('time.pausedUntil', { who, moment: sayMoment(pause.resumesAt, now, 'at') });
  return [until ?? say('time.paused', { who }), pause.message].filter(Boolean).join(' ');
}
