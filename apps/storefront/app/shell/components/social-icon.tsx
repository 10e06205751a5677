import styles from './social-icon.module.css';

export function SocialIcon({ name }: { name: string }) {
  const network = name.toLowerCase();
  if (network === 'instagram')
    return (
      <svg
        className={styles.mark}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <rect x="3" y="3" width="18" height="18" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17.2 6.8h.01" strokeLinecap="round" strokeWidth="3" />
      </svg>
    );
  if (network === 'facebook')
    return (
      <svg className={styles.mark} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d="M14 22v-8h3l.6-4H14V7.8c0-1.2.5-1.9 2-1.9h1.700V2.3A22 22 0 0 0 15 2c-3 0-5 1.8-5 5v3H7v4h3v8z" />
      </svg>
    );
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3a14 14 0 0 1 0 18 14 14 0 0 1 0-18" />
    </svg>
  );
}
