import { useNow } from '@comptoir/web-app/clock';

/** A duration as text: "0:26", "12:05", "1:02:05". */
export function writeAge(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${parts.join(':')}` : parts.join(':').replace(/^0/, '');
}

/** The time since an instant. Each second renders this component only, not its parent (BRD-44). */
export function Age({ since }: { since: Temporal.Instant }) {
  const age = useNow((now) => writeAge(now.epochMilliseconds - since.epochMilliseconds));
  // aria-live is off, because it would announce each second.
  return (
    <time className="figures" aria-live="off">
      {age}
    </time>
  );
}
