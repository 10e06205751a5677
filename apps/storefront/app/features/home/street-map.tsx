import styles from './street-map.module.css';
/** A drawn neighbourhood with a pin in its middle: a picture of "here", with no request to a map service. */
export function StreetMap({ label }: { label: string }) {
  return (
    <div className={styles.map} role="img" aria-label={label}>
      <svg viewBox="0 0 800 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="800" height="400" fill="#efe6d2" />
        <path d="M-20 120C80 90 90 260 60 420L-20 420ZM760-20C700 120 760 260 720 420H830V-20Z" fill="#bcd3d6" />
        <path d="M560 40h110v90H560zM160 250q70-30 110 20t-30 90-100-20z" fill="#cfdcb4" />
        <g stroke="#fffaf0" fill="none">
          <path
            strokeWidth="14"
            d="M120-10Q180 160 150 420M300-10L330 420M480-10L470 420M640-10Q620 200 650 420M70 80L760 130M60 210L760 240M60 330L760 340"
          />
          <path
            strokeWidth="6"
            d="M220 90L240 330M390 100L400 420M560 130L555 340M100 150L480 180M330 290L650 280M330 40L640 70"
          />
        </g>
        <g transform="translate(400 186)">
          <ellipse cx="0" cy="40" rx="24" ry="6" opacity=".25" />
          <path d="M0 38C-30 4-34-10-34-24a34 34 0 0 1 68 0C34-10 30 4 0 38Z" fill="var(--color-tomato)" />
          <path d="M-17-14a17 17 0 0 1 34 0z" fill="var(--color-butter)" />
        </g>
      </svg>
    </div>
  );
}
