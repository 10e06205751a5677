import { classNames } from '@comptoir/ui';
import { Glyph } from '../../../icons/glyph.tsx';
import { Text } from '../../../messages/text.ts';
import { useSoundStore } from '../../../state/sound/sound-store.ts';
import styles from '../base/bar.module.css';

/** Warns that new orders do not ring. Any tap on the page turns the sound on again (BRD-18). */
export function SoundBar() {
  const isOff = useSoundStore(({ sound }) => sound === 'locked' || sound === 'broken');
  if (!isOff) return null;
  return (
    <button type="button" className={classNames(styles.bar, styles.sound)} data-testid="sound-bar">
      <Glyph name="volume-x" size="large" />
      <span>
        <Text id="board.sound.off" /> <Text id="board.sound.offHint" />
      </span>
    </button>
  );
}
