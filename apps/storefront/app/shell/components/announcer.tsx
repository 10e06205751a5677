import { classNames } from '@comptoir/ui';
import { useEffect, useState } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { usePageLocation } from '../../platform/navigation/navigation.ts';
import { announce, forgetOffline, forgetUndoable, useAnnouncementStore } from '../../state/page/announcement-store.ts';
import { useSheetStore } from '../../state/page/sheet-store.ts';
import { useIsOnline } from '../../state/page/use-is-online.ts';
import styles from './announcer.module.css';

/** The undo button stays for this time. It stays longer while it is hovered or focused. */
const undoMilliseconds = 6000;

function Undo({ text, undo }: { text: string; undo: () => void }) {
  const say = useMessage();
  const [isHeld, setHeld] = useState(false);
  // Each new action restarts the timer of the undo button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(forgetUndoable, undoMilliseconds);
    return () => clearTimeout(timer);
  }, [undo, isHeld]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <>
      {/* The live region beside this text has the same content. */}
      <span aria-hidden="true">{text}</span>
      <button
        type="button"
        className={styles.undo}
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={release}
        onClick={() => {
          undo();
          forgetUndoable();
          announce(say('shell.undone'));
        }}
      >
        {say('shell.undo')}
      </button>
    </>
  );
}

/** One live region per page, and one per sheet, because a modal sheet makes the page inert. */
export function Announcer({ isInSheet = false }: { isInSheet?: boolean }) {
  const say = useMessage();
  const isOnline = useIsOnline();
  const { text, undoable, lacksConnection } = useAnnouncementStore();
  useEffect(() => {
    if (isOnline && lacksConnection) forgetOffline();
  }, [isOnline, lacksConnection]);
  const pathname = usePageLocation((place) => place.pathname);
  const sheet = useSheetStore((store) => store.sheet?.name ?? null);
  // Undo works only on the screen where the action happened (CRT-32).
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen has its own
  useEffect(() => (isInSheet ? undefined : forgetUndoable), [isInSheet, pathname]);
  useEffect(() => {
    if (!isInSheet && sheet === 'cart') forgetUndoable();
  }, [isInSheet, sheet]);
  const isCovered = sheet === 'cart' && !isInSheet;
  const isOffline = lacksConnection && !isOnline;
  const shown = isCovered || isOffline ? null : undoable;
  return (
    <div data-testid="toast" className={classNames(isInSheet && styles.inSheet, (isOffline || shown) && styles.seen)}>
      <p className={isOffline ? undefined : 'visually-hidden'} role="status" aria-live="polite">
        {isOffline ? say('menu.failedText') : isCovered ? '' : text}
      </p>
      {shown && <Undo text={shown.text} undo={shown.undo} />}
    </div>
  );
}
