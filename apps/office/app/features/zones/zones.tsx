import { type EditedCatalogue, readObject } from '@comptoir/contract';
import { useEffect, useMemo } from 'react';
import { Answered } from '../../components/answered.tsx';
import { useAskedPart } from '../../components/draft/form/use-asked-part.ts';
import { PartsContext } from '../../components/draft/parts-context.ts';
import { DraftBar } from '../../components/draft/publish/draft-bar.tsx';
import { closeUntouchedPart, useOpenPart } from '../../state/draft/open-part.ts';
import { keyOfThing, readParts } from '../../state/draft/read-parts.ts';
import { useEdited } from '../../state/draft/use-edited.ts';
import { readDelivery } from '../../state/zones/delivery.ts';
import { zoneForm, zonesPage, zonesThing } from '../../state/zones/zone-form.ts';
import styles from './base/zones.module.css';
import { DistanceRings } from './distance-rings.tsx';
import { Findings } from './findings.tsx';
import { ZoneSheet } from './form/zone-sheet.tsx';
import { TryAddress } from './try-address.tsx';
import { ZoneList } from './zone-list.tsx';
import { ZoneMap } from './zone-map.tsx';

/** The page of the delivery zones (HRS-11). */
export function Zones() {
  const { answer, ask } = useEdited();
  useEffect(() => closeUntouchedPart(zonesPage), []);
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="9rem">
      {(catalogue) => <EditedZones catalogue={catalogue} onChanged={ask} />}
    </Answered>
  );
}

interface EditedZonesProps {
  catalogue: EditedCatalogue;
  onChanged: () => Promise<void>;
}

const anyZone = zoneForm('');

function EditedZones({ catalogue, onChanged }: EditedZonesProps) {
  const delivery = useMemo(() => readDelivery(catalogue), [catalogue]);
  const parts = useMemo(() => readParts(catalogue), [catalogue]);
  useAskedPart(parts);
  const part = parts.get(keyOfThing(zonesThing));
  const open = useOpenPart(anyZone);
  const list = readObject(catalogue.file.settings)[zonesThing.id];
  return (
    <PartsContext value={parts}>
      <DraftBar catalogue={catalogue} onChanged={onChanged} />
      <div className={styles.columns}>
        <div className={styles.parts}>
          {delivery.isByZone ? (
            <ZoneMap zones={delivery.zones} place={delivery.place} />
          ) : (
            <DistanceRings rules={delivery.rules} />
          )}
          <Findings catalogue={catalogue} />
        </div>
        <div className={styles.parts}>
          <ZoneList
            delivery={delivery}
            part={part ?? { thing: zonesThing, value: list, base: null }}
            onChanged={onChanged}
          />
          <TryAddress />
        </div>
      </div>
      {open && <ZoneSheet key={open.from.key} open={open} delivery={delivery} onSaved={onChanged} />}
    </PartsContext>
  );
}
