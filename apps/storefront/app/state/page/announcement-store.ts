import { create } from 'zustand';

interface AnnouncementState {
  text: string;
  /** The last thing asked for needs a connection that there is not. */
  lacksConnection: boolean;
}

/** The last thing that happened, for people who hear the page. */
export const useAnnouncementStore = create<AnnouncementState>(() => ({ text: '', lacksConnection: false }));

/** Says something politely; the same sentence twice is read twice. */
export function announce(text: string): void {
  const { text: last } = useAnnouncementStore.getState();
  useAnnouncementStore.setState({ text: text === last ? `${text}\u00a0` : text, lacksConnection: false });
}

/** Says, to everybody, that what was asked for needs a connection. */
export function announceOffline(): void {
  useAnnouncementStore.setState({ text: '', lacksConnection: true });
}
