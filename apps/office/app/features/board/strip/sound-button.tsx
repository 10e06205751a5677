import { useNow } from '@comptoir/web-app/clock';
import { useState } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useSoundStore } from '../../../state/sound/sound-store.ts';
import { writeAge } from '../base/age.tsx';
import { useBoard } from '../base/board-context.ts';

/** A tap mutes the ring for five minutes if the server agrees. The loud ring cannot be muted (BRD-23). */
export function SoundButton() {
  const board = useBoard();
  const say = useMessage();
  const sound = useSoundStore((state) => state.sound);
  const level = useSoundStore((state) => state.level);
  const mutedUntil = useSoundStore((state) => state.mutedUntil);
  const left = useNow((now) => (mutedUntil === null ? '' : writeAge(mutedUntil - now.epochMilliseconds)));
  const [isBusy, setBusy] = useState(false);
  const mute = async () => {
    setBusy(true);
    await board.mute();
    setBusy(false);
  };
  return (
    <OfficeButton
      kind="plain"
      data-testid="sound-state"
      data-sound={sound}
      aria-label={say(`board.sound.label.${sound}`, { left })}
      disabled={sound === 'on' && level === 2}
      isBusy={isBusy}
      onClick={sound === 'muted' ? board.unmute : () => void mute()}
    >
      <Glyph name={sound === 'on' ? 'volume-2' : 'volume-x'} />
      <span className="figures">{say(`board.sound.${sound}`, { left })}</span>
    </OfficeButton>
  );
}
