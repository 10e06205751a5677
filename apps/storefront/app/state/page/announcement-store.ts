import { create } from 'zustand';

interface Undoable {
  text: string;
  undo: () => void;
}

interface AnnouncementState {
  text: string;
  /** Shown for a while; later announcements do not replace it. */
  undoable: Undoable | null;
  /** An action needs a connection; true until the device is online again. */
  lacksConnection: boolean;
}

export const useAnnouncementStore = create<AnnouncementState>(() => ({
  text: '',
  undoable: null,
  lacksConnection: false,
}));

/** Repeats of the same text are read out again. */
export function announce(text: string): void {
  const { text: last } = useAnnouncementStore.getState();
  useAnnouncementStore.setState({ text: text === last ? `${text}\u00a0` : text });
}

export function announceUndoable(text: string, undo: () => void): void {
  announce(text);
  useAnnouncementStore.setState({ undoable: { text, undo } });
}

export function forgetUndoable(): void {
  useAnnouncementStore.setState({ undoable: null });
}

export function forgetOffline(): void {
  useAnnouncementStore.setState({ lacksConnection: false });
}

export function announceOffline(): void {
  useAnnouncementStore.setState({ text: '', undoable: null, lacksConnection: true });
}
