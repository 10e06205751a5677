import type { Zone } from '@comptoir/domain';
import { choiceStyles, classNames } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import styles from './zone-list.module.css';

interface ZoneListProps {
  zones: Zone[];
  chosen: string | null;
  onChoose: (zone: string) => void;
}

export function ZoneList({ zones, chosen, onChoose }: ZoneListProps) {
  const say = useMessage();
  const format = useFormat();

  function rule({ minimumCents, flatChargeCents }: Zone): string {
    if (minimumCents === 0) return say('location.noMinimum');
    const amount = format.money(minimumCents);
    return flatChargeCents > 0
      ? say('location.charge', { amount, charge: format.money(flatChargeCents) })
      : say('location.minimum', { amount });
  }

  return (
    <>
      <Text id="location.chooseZone" as="h3" className={styles.heading} />
      <ul className={classNames(styles.zones, 'stack')}>
        {zones.map((zone) => (
          <li key={zone.name}>
            <button
              type="button"
              className={choiceStyles.choice}
              data-testid="zone-option"
              aria-pressed={zone.name === chosen}
              onClick={() => onChoose(zone.name)}
            >
              <span className={choiceStyles.text}>
                <b>
                  {zone.name}{' '}
                  <span className={classNames(styles.town, 'muted')}>
                    {[zone.postalCode, zone.city].filter(Boolean).join(' ')}
                  </span>
                </b>
                <small>{rule(zone)}</small>
              </span>
              <span className="bold figures">
                {zone.feeCents === 0 ? say('location.free') : format.money(zone.feeCents)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="small muted">{say('location.outside')}</p>
    </>
  );
}
