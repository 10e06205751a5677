import type { DeliveryRules } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import { Panel } from '../../components/panel.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { distanceRings } from '../../state/zones/delivery.ts';
import styles from './base/zones.module.css';

/** The fees by distance, as rings (HRS-18). */
export function DistanceRings({ rules }: { rules: DeliveryRules }) {
  const say = useMessage();
  const format = useFormat();
  const { unit, baseCostCents, costPerUnitCents, maxDistance } = rules;
  return (
    <Panel title={say('zones.distance.title')}>
      <div className={styles.parts}>
        <p>
          {say('zones.distance.text', {
            base: format.money(baseCostCents),
            each: format.money(costPerUnitCents),
            unit,
          })}
        </p>
        <ul className={styles.rings}>
          {distanceRings(rules).map(({ distance, feeCents }) => (
            <li key={distance} data-testid="ring-fee">
              {say('zones.distance.ring', { distance: format.distance(distance), unit, fee: format.money(feeCents) })}
            </li>
          ))}
        </ul>
        <p className={styles.quiet}>
          {maxDistance === null
            ? say('zones.distance.noMost')
            : say('zones.distance.most', { distance: format.distance(maxDistance), unit })}
        </p>
      </div>
    </Panel>
  );
}
