import type { Device } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { OfficeButton } from '../../components/office-button.tsx';
import { Glyph } from '../../icons/glyph.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useSite } from '../../state/site.ts';
import { RemoveDevice } from './remove-device.tsx';

interface DeviceRowProps {
  device: Device;
  onRemoved: () => void;
}

/** Removing a device needs a second tap. */
export function DeviceRow({ device, onRemoved }: DeviceRowProps) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const [isAsking, setAsking] = useState(false);
  const momentOf = (instant: Temporal.Instant) => {
    const at = instant.toZonedDateTimeISO(timeZone);
    return { day: format.day(at.toPlainDate()), time: format.hour(at) };
  };
  const { name, kind, addedBy, addedAt, lastUsedAt } = device;
  const seen = lastUsedAt ? say('team.seen', momentOf(lastUsedAt)) : say('team.signedOut');
  return (
    <li>
      <Glyph name={kind === 'printer' ? 'printer' : 'tablet'} />
      <span>
        <b>{name}</b>
        <small>{seen}</small>
        <small>{say('team.addedBy', { name: addedBy, day: momentOf(addedAt).day })}</small>
      </span>
      {isAsking ? (
        <RemoveDevice device={device} onRemoved={onRemoved} onKeep={() => setAsking(false)} />
      ) : (
        <OfficeButton
          kind="outline"
          isForDesk
          aria-label={say('team.removeNamed', { name })}
          onClick={() => setAsking(true)}
        >
          {say('team.remove')}
        </OfficeButton>
      )}
    </li>
  );
}
