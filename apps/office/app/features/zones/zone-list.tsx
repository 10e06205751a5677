import { Icon } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { Consequence } from '../../components/consequence.tsx';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { useSending } from '../../components/form/use-sending.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { Glyph } from '../../icons/glyph.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { changeSetting } from '../../state/draft/change-setting.ts';
import { openPart } from '../../state/draft/open-part.ts';
import { keyOfThing, type Part } from '../../state/draft/read-parts.ts';
import type { Delivery } from '../../state/zones/delivery.ts';
import { type EditedZone, replaceZone, zoneForm, zonesThing } from '../../state/zones/zone-form.ts';
import styles from './base/zones.module.css';

interface ZoneListProps {
  delivery: Delivery;
  part: Part;
  onChanged: () => Promise<void>;
}

/** The zones with what they cost, and which of them wins (HRS-11, HRS-15). */
export function ZoneList({ delivery: { isActive, zones }, part, onChanged }: ZoneListProps) {
  const say = useMessage();
  const [said, setSaid] = useState('');
  const removed = (name: string) => {
    setSaid(say('zones.removed', { name }));
    return onChanged();
  };
  return (
    <Panel title={say('zones.list')} part={keyOfThing(zonesThing)}>
      <div className={styles.parts}>
        {!isActive && <Consequence look="plain">{say('zones.off')}</Consequence>}
        {zones.length === 0 && <p className={styles.quiet}>{say('zones.empty')}</p>}
        <ul>
          {zones.map((zone) => (
            <ZoneRow key={zone.key} zone={zone} part={part} onRemoved={() => removed(zone.name)} />
          ))}
        </ul>
        <p role="status" className={styles.said}>
          {said}
        </p>
        <OfficeButton kind="plain" isForDesk isWide onClick={() => openPart(zoneForm(''), part)}>
          <Icon name="plus" />
          {say('zones.add')}
        </OfficeButton>
        <h3>{say('zones.rulesTitle')}</h3>
        <p className={styles.quiet}>{say('zones.rules')}</p>
      </div>
    </Panel>
  );
}

interface ZoneRowProps {
  zone: EditedZone;
  part: Part;
  onRemoved: () => Promise<void>;
}

function ZoneRow({ zone, part, onRemoved }: ZoneRowProps) {
  const say = useMessage();
  const format = useFormat();
  const { isBusy, failure, run } = useSending();
  const { key, name, postalCode, city, feeCents, minimumCents, surchargeCents, rings } = zone;
  const count = rings.flat().length;
  const remove = () =>
    run(async () => {
      await changeSetting(zonesThing.id, (list) => replaceZone(list, key, null));
      await onRemoved();
    });
  const below = surchargeCents ? say('zones.below', { amount: format.money(surchargeCents) }) : say('zones.notBelow');
  return (
    <li className={styles.row} data-testid="zone">
      <span className={styles.words}>
        <b>{name}</b>
        <small>{count > 0 ? say('zones.drawn', { count }) : `${postalCode} ${city}`.trim()}</small>
      </span>
      <span className={styles.amounts}>
        <b>{format.money(feeCents)}</b>
        <small>
          {minimumCents ? say('zones.from', { amount: format.money(minimumCents) }) : say('zones.anyAmount')}
        </small>
        {minimumCents !== null && minimumCents > 0 && <small>{below}</small>}
      </span>
      <span className={styles.buttons}>
        <OfficeButton
          kind="plain"
          isForDesk
          aria-label={say('zones.change', { name })}
          onClick={() => openPart(zoneForm(key), part)}
        >
          <Glyph name="pencil" />
        </OfficeButton>
        <OfficeButton
          kind="plain"
          isForDesk
          isBusy={isBusy}
          aria-label={say('zones.remove', { name })}
          onClick={remove}
        >
          <Icon name="trash-2" />
        </OfficeButton>
      </span>
      <FailureNote failure={failure} />
    </li>
  );
}
