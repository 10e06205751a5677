import type { Origin } from '@comptoir/domain';
import { classNames, fieldStyles, Icon } from '@comptoir/ui';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { isDegrees, movePoint, type TypedPoint } from '../../../state/zones/points.ts';
import styles from '../base/zones.module.css';

interface PointRowProps {
  points: readonly TypedPoint[];
  point: TypedPoint;
  index: number;
  /** True once the form was sent with a wrong point. */
  isWrong: boolean;
  /** Where *Placer au centre* puts the point. Null if no place is known. */
  centre: Origin | null;
  onType: (points: readonly TypedPoint[]) => void;
}

export function PointRow({ points, point, index, isWrong, centre, onType }: PointRowProps) {
  const say = useMessage();
  const number = index + 1;
  const replace = (next: TypedPoint) => onType(points.map((one, position) => (position === index ? next : one)));
  const input = (axis: keyof TypedPoint) => (
    <input
      className={classNames(fieldStyles.input, isWrong && !isDegrees(point[axis], axis) && fieldStyles.wrong)}
      name={isDegrees(point[axis], axis) ? `point-${axis}-${number}` : 'points'}
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      aria-label={say(axis === 'lat' ? 'zones.form.lat' : 'zones.form.lng', { number })}
      aria-invalid={(isWrong && !isDegrees(point[axis], axis)) || undefined}
      value={point[axis]}
      onChange={({ target }) => replace({ lat: point.lat, lng: point.lng, [axis]: target.value })}
    />
  );
  return (
    <div className={styles.point} data-testid="point">
      <b className={styles.number}>{number}</b>
      {input('lat')}
      {input('lng')}
      <span className={styles.buttons}>
        <OfficeButton
          kind="plain"
          isForDesk
          aria-label={say('zones.form.up', { number })}
          onClick={() => onType(movePoint(points, index, -1))}
        >
          ↑
        </OfficeButton>
        <OfficeButton
          kind="plain"
          isForDesk
          aria-label={say('zones.form.down', { number })}
          onClick={() => onType(movePoint(points, index, 1))}
        >
          ↓
        </OfficeButton>
        {centre && (
          <OfficeButton
            kind="plain"
            isForDesk
            aria-label={`${say('zones.form.centre')} ${number}`}
            onClick={() => replace({ lat: String(centre.lat), lng: String(centre.lng) })}
          >
            <Icon name="map-pin" />
          </OfficeButton>
        )}
        <OfficeButton
          kind="plain"
          isForDesk
          aria-label={say('zones.form.remove', { number })}
          onClick={() => onType(points.filter((_, position) => position !== index))}
        >
          <Icon name="x" />
        </OfficeButton>
      </span>
    </div>
  );
}
