import { useAnnouncementStore } from '../state/page/announcement-store.ts';

/** The page's one polite live region. */
export function Announcer() {
  const text = useAnnouncementStore((state) => state.text);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {text}
    </p>
  );
}
