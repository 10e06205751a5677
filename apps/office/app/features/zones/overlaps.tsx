import { useId } from 'react';
import styles from './base/zones.module.css';

interface OverlapsProps {
  /** The drawings of two zones that overlap, as paths of the map. */
  pairs: readonly { key: string; one: string; other: string }[];
}

/** Hatches what two drawn zones have in common (HRS-15). */
export function Overlaps({ pairs }: OverlapsProps) {
  const id = useId();
  return (
    <>
      <defs>
        <pattern id={`${id}-hatch`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M0 0V9" />
        </pattern>
        {pairs.map(({ key, other }, index) => (
          <clipPath key={key} id={`${id}-${index}`}>
            <path d={other} clipRule="evenodd" />
          </clipPath>
        ))}
      </defs>
      {pairs.map(({ key, one }, index) => (
        <path
          key={key}
          d={one}
          fill={`url(#${id}-hatch)`}
          fillRule="evenodd"
          clipPath={`url(#${id}-${index})`}
          data-testid="overlap"
        />
      ))}
    </>
  );
}
