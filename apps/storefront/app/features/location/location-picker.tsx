import { useEffect, useId, useState } from 'react';
import { locationMessages } from '../../messages/location.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { announce } from '../../state/announcement-store.ts';
import type { LocationChoice } from '../../state/location-choice.ts';
import { chooseLocation, pickupChoice, useLocationStore } from '../../state/location-store.ts';
import { useCatalogue } from '../../state/shop-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Sheet, SheetHeader } from '../../ui/sheet.tsx';
import { PickupPlace } from './pickup-place.tsx';
import { ZoneList } from './zone-list.tsx';

/** How long a choice is shown before the picker closes (LOC-11). */
const shownMilliseconds = 1000;

type Way = 'pickup' | 'zone';

interface PickerProps {
  onClose: () => void;
}

function Picker({ onClose }: PickerProps) {
  const say = useMessage();
  const titleId = useId();
  const { contacts, delivery } = useCatalogue((catalogue) => catalogue.settings);
  const location = useLocationStore();
  const [way, setWay] = useState<Way>(location.type === 'delivery' ? 'zone' : 'pickup');
  const [isClosing, setClosing] = useState(false);
  const hasZones = delivery.isActive && delivery.calculation === 'zone' && delivery.zones.length > 0;
  const chosenZone = location.type === 'delivery' ? location.zone : null;

  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(onClose, shownMilliseconds);
    return () => clearTimeout(timer);
  }, [isClosing, onClose]);

  function choose(choice: LocationChoice, place: string): void {
    chooseLocation(choice);
    announce(say('location.chosen', { place }));
    setClosing(true);
  }

  function enter(next: Way): void {
    setWay(next);
    // A zone has to be named first; the counter is one place.
    if (next === 'zone') setClosing(false);
    else choosePickup();
  }

  // The zone stays known, so that going back to delivery asks nothing twice.
  const choosePickup = () =>
    choose({ ...(location.tooFar || location.invalid ? pickupChoice : location), type: 'pickup' }, contacts.address);
  const chooseZone = (zone: string) => choose({ ...pickupChoice, type: 'delivery', zone }, zone);

  return (
    <Sheet titleId={titleId} kind="slim" testId="location-picker" onClose={onClose}>
      <SheetHeader
        titleId={titleId}
        title={say('location.title')}
        closeLabel={say('location.close')}
        onClose={onClose}
      />
      <div className="sheet-b stack loc-b">
        {hasZones && (
          <Segmented<Way>
            label={say('location.how')}
            value={way}
            segments={[
              { value: 'pickup', label: say('location.pickup'), icon: 'store', testId: 'location-option-pickup' },
              { value: 'zone', label: say('location.delivery'), icon: 'bike', testId: 'location-option-zone' },
            ]}
            onChange={enter}
          />
        )}
        {way === 'zone' && hasZones ? (
          <ZoneList zones={delivery.zones} chosen={chosenZone} onChoose={chooseZone} />
        ) : (
          <PickupPlace
            isChosen={location.type === 'pickup'}
            testId={hasZones ? undefined : 'location-option-pickup'}
            onChoose={choosePickup}
          />
        )}
      </div>
      <div className="sheet-f">
        {way === 'zone' && hasZones ? (
          <Button isWide disabled={chosenZone === null} onClick={onClose}>
            {chosenZone === null ? say('location.deliverHere') : say('location.deliverTo', { zone: chosenZone })}
          </Button>
        ) : (
          <Button
            isWide
            onClick={() => {
              choosePickup();
              onClose();
            }}
          >
            {say('location.pickHere')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** Where the order is eaten: fetched at the counter, or brought to a zone (LOC-01, appendix F8). */
export default function LocationPicker(props: PickerProps) {
  return (
    <AddedMessages add={{ location: locationMessages }}>
      <Picker {...props} />
    </AddedMessages>
  );
}
