import { create } from 'zustand';

interface AnnouncementState {
  text: string;
}

/** The last thing that happened, for people who hear the page. */
export const useAnnouncementStore = create<AnnouncementState>(() => ({ text: '' }));

/** Says something politely; the same sentence twice is read twice. */
export function announce(text: string): void {
  const { text: last } = useAnnouncementStore.getState();
  useAnnouncementStore.setState({ text: text === last ? `${text}\u00a0` : text });
}
