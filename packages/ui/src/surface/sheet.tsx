import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { followFinger } from './follow-finger.ts';
import { lockScroll } from './lock-scroll.ts';
import styles from './sheet.module.css';

/** The breakpoint of bottom sheets. The CSS uses the same value. */
const footQuery = '(max-width: 63.99rem)';

interface SheetProps {
  titleId: string;
  /** `wide` has room for a picture beside the content; `broad` is the default width. */
  kind: 'wide' | 'broad' | 'slim' | 'drawer';
  testId?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A bottom sheet on phones, a dialog or drawer on desktops. The server's HTML can already contain an open sheet. */
export function Sheet({ titleId, kind, testId, onClose, children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    // In the server's HTML the sheet is open but not modal, for browsers without scripts.
    dialog.removeAttribute('open');
    dialog.showModal();
    const unlockScroll = lockScroll();
    const stopFollowing = followFinger(dialog, () => window.matchMedia(footQuery).matches, close);
    const cancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    const press = (event: MouseEvent) => {
      if (event.target === dialog) close();
    };
    // Some browsers close the dialog without a `cancel` event.
    const noteClosed = () => {
      if (!dialog.open) close();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', noteClosed);
    dialog.addEventListener('mousedown', press);
    return () => {
      stopFollowing();
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', noteClosed);
      dialog.removeEventListener('mousedown', press);
      dialog.close();
      unlockScroll();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={ref}
      open
      className={classNames(styles.sheet, styles[kind])}
      aria-labelledby={titleId}
      data-testid={testId}
    >
      {children}
    </dialog>
  );
}

interface SheetHeaderProps {
  titleId: string;
  title: string;
  closeLabel: string;
  onClose: () => void;
}

export function SheetHeader({ titleId, title, closeLabel, onClose }: SheetHeaderProps) {
  return (
    <div className={styles.header}>
      <h2 id={titleId}>{title}</h2>
      <IconButton label={closeLabel} onClick={onClose}>
        <Icon name="x" />
      </IconButton>
    </div>
  );
}

interface SheetPartProps {
  className?: string | undefined;
  children: ReactNode;
}

interface SheetBodyProps extends SheetPartProps {
  /** Read-only content has no controls, so it can have the focus to be scrolled by keys. */
  isReadOnly?: boolean;
}

export function SheetBody({ className, isReadOnly = false, children }: SheetBodyProps) {
  return (
    <div className={classNames(styles.body, className)} {...(isReadOnly && { tabIndex: 0 })}>
      {children}
    </div>
  );
}

export function SheetFooter({ className, children }: SheetPartProps) {
  return <div className={classNames(styles.footer, className)}>{children}</div>;
}
