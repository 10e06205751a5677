import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { followFinger } from './follow-finger.ts';
import { lockScroll } from './lock-scroll.ts';
import styles from './sheet.module.css';

/** Where a sheet lies at the foot of the window; the same width stands in its styles. */
const footQuery = '(max-width: 63.99rem)';

interface SheetProps {
  /** Id of the heading that names it. */
  titleId: string;
  /** `wide`: with a place for a picture beside its content; `broad` has its whole width for that. */
  kind: 'wide' | 'broad' | 'slim' | 'drawer';
  testId?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A sheet from the bottom on a phone, a dialog or a drawer on a desk. The platform's own modal gives the focus trap, the
 * inert page behind and Escape; a finger draws it down and away; on closing, focus goes back to where it was. Rendered on the server it is open already.
 */
export function Sheet({ titleId, kind, testId, onClose, children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    // The server's HTML has it open without being modal, for readers without script.
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
    // Some browsers close it without asking.
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

/** Title on the left, close on the right. */
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
  /** Nothing in it takes the focus, so that it does itself: a keyboard scrolls it. */
  isReadOnly?: boolean;
}

/** What a sheet shows; it scrolls where there is more of it than room. */
export function SheetBody({ className, isReadOnly = false, children }: SheetBodyProps) {
  return (
    <div className={classNames(styles.body, className)} {...(isReadOnly && { tabIndex: 0 })}>
      {children}
    </div>
  );
}

/** What a sheet leads to, always in view. */
export function SheetFooter({ className, children }: SheetPartProps) {
  return <div className={classNames(styles.footer, className)}>{children}</div>;
}
