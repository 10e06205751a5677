import { create } from 'zustand';

interface Undoable {
  text: string;
  undo: () => void;
}

interface AnnouncementState {
  text: string;
  /** The undo button is shown for a while, and later announcements do not replace it. */
  undoable: Undoable | null;
  /** True after an action that needs a connection, until the device is online again. */
  lacksConnection: boolean;
}

export const useAnnouncementStore = create<AnnouncementState>(() => ({
  text: '',
  undoable: null,
  lacksConnection: false,
}));

/** A repeated text gets a trailing space, because screen readers announce only changes. */
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
