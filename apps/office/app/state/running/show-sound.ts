import { serverNow } from '@comptoir/web-app/clock';
import type { ConnectionAlarm } from '../sound/connection-alarm.ts';
import type { Ring } from '../sound/ring.ts';
import type { RingLevel } from '../sound/ring-level.ts';
import { useSoundStore } from '../sound/sound-store.ts';

interface Sounding {
  ring: Ring;
  alarm: ConnectionAlarm;
  level: RingLevel;
  /** The clock of the ring and the alarm, in milliseconds. */
  now: () => number;
}

export function showSound({ ring, alarm, level, now }: Sounding): void {
  const shown = useSoundStore.getState();
  const [sound, isAlarmSilenced] = [ring.state(), alarm.isSilenced()];
  const until = ring.mutedUntil();
  const isSame = shown.sound === sound && shown.level === level && shown.isAlarmSilenced === isAlarmSilenced;
  if (isSame && (until === null) === (shown.mutedUntil === null)) return;
  const mutedUntil = until === null ? null : serverNow().epochMilliseconds + until - now();
  useSoundStore.setState({ sound, level, mutedUntil, isAlarmSilenced });
}
