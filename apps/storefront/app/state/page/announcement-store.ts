import { create } from 'zustand';

/** Something that was done and can be taken back. */
interface Undoable {
  text: string;
  undo: () => void;
}

interface AnnouncementState {
  text: string;
  /** What everybody sees for a while, with the way to take it back; what is said meanwhile leaves it there. */
  undoable: Undoable | null;
  /** Something that was asked for needs a connection that there is not: true until it is back, whatever is said meanwhile. */
  lacksConnection: boolean;
}

/** The last thing that happened, for people who hear the page. */
export const useAnnouncementStore = create<AnnouncementState>(() => ({
  text: '',
  undoable: null,
  lacksConnection: false,
}));

/** Says something politely; the same sentence twice is read twice. */
export function announce(text: string): void {
  const { text: last } = useAnnouncementStore.getState();
  useAnnouncementStore.setState({ text: text === last ? `${text}\u00a0` : text });
}

/** Says what was done, and lets it be taken back. */
export function announceUndoable(text: string, undo: () => void): void {
  announce(text);
  useAnnouncementStore.setState({ undoable: { text, undo } });
}

/** It is too late to take it back, or it was. */
export function forgetUndoable(): void {
  useAnnouncementStore.setState({ undoable: null });
}

/** The connection is back. */
export function forgetOffline(): void {
  useAnnouncementStore.setState({ lacksConnection: false });
}

/** Says, to everybody, that what was asked for needs a connection. */
export function announceOffline(): void {
  useAnnouncementStore.setState({ text: '', undoable: null, lacksConnection: true });
}
