import type { Zone } from '@comptoir/domain';
import { Text } from '../../messages/text.tsx';
import { useFormat } from '../../messages/use-format.ts';
import { useMessage } from '../../messages/use-message.ts';

interface ZoneListProps {
  zones: Zone[];
  /** Name of the chosen one. */
  chosen: string | null;
  onChoose: (zone: string) => void;
}

/** The areas of delivery with what each costs and asks for (LOC-13). */
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
      <Text id="location.chooseZone" as="h3" className="text-md" />
      <ul className="stack zones">
        {zones.map((zone) => (
          <li key={zone.name}>
            <button
              type="button"
              className="ch"
              data-testid="zone-option"
              aria-pressed={zone.name === chosen}
              onClick={() => onChoose(zone.name)}
            >
              <span className="grow">
                <b>
                  {zone.name}{' '}
                  <span className="muted font-medium">{[zone.postalCode, zone.city].filter(Boolean).join(' ')}</span>
                </b>
                <small>{rule(zone)}</small>
              </span>
              <span className="b num">{zone.feeCents === 0 ? say('location.free') : format.money(zone.feeCents)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="small muted">{say('location.outside')}</p>
    </>
  );
}
