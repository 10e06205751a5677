import { Icon } from '@comptoir/ui';
import { Glyph } from '../../../icons/glyph.tsx';
import { Text } from '../../../messages/text.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import type { BoardColumn } from '../../../state/board/group-board.ts';
import { useSoundStore } from '../../../state/sound/sound-store.ts';
import styles from './column.module.css';

/** Without a connection, an empty column does not claim that there are no orders. */
export function EmptyColumn({ name, isRail = false }: { name: BoardColumn; isRail?: boolean }) {
  return (
    <div className={styles.empty}>
      {name === 'new' ? <Glyph name="bell" size="large" /> : <Icon name="check" size="large" />}
      <Text as="b" id={`board.empty.${name}`} className={isRail ? 'visually-hidden' : undefined} />
      {name === 'new' && <NextOrder />}
    </div>
  );
}

function NextOrder() {
  const isReached = useBoardStore(({ connection }) => connection.state === 'live');
  const isHeard = useSoundStore(({ sound }) => sound === 'on');
  const isMailed = useBoardStore(({ service }) => service?.reception === 'none');
  if (!isReached) return <Text id="board.empty.newLost" />;
  if (isMailed) return <Text id="board.empty.newMailed" />;
  return <Text id={isHeard ? 'board.empty.newReady' : 'board.empty.newSilent'} />;
}
