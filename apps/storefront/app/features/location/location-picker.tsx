import { Button, classNames, type IconName, Segmented, Sheet, SheetBody, SheetFooter, SheetHeader } from '@comptoir/ui';
import { useEffect, useId, useState } from 'react';
import { locationMessages } from '../../messages/french/location.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { useMessage } from '../../messages/use-message.ts';
import type { ChosenLocation } from '../../state/location/chosen-location.ts';
import { chooseLocation, pickupChoice, useLocationStore } from '../../state/location/location-store.ts';
import { announce } from '../../state/page/announcement-store.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { AddressWay } from './address-way.tsx';
import styles from './location-picker.module.css';
import { PickupPlace } from './pickup-place.tsx';
import { ZoneList } from './zone-list.tsx';

/** How long a choice is shown before the picker closes (LOC-11). */
const shownMilliseconds = 1000;

type Way = 'pickup' | 'address' | 'zone';

/** The way that leads back to what was chosen; an address for a delivery without a place. */
function wayTo({ mode, zone, measured }: ChosenLocation, hasZones: boolean): Way {
  if (mode === 'pickup') return 'pickup';
  return hasZones && zone !== null && !measured ? 'zone' : 'address';
}

interface PickerProps {
  onClose: () => void;
}

function Picker({ onClose }: PickerProps) {
  const say = useMessage();
  const titleId = useId();
  const { contacts, delivery } = useCatalogue((catalogue) => catalogue.settings);
  const location = useLocationStore();
  const [isClosing, setClosing] = useState(false);
  const hasZones = delivery.isActive && delivery.calculation === 'zone' && delivery.zones.length > 0;
  const [way, setWay] = useState<Way>(delivery.isActive ? wayTo(location, hasZones) : 'pickup');
  const chosenZone = location.mode === 'delivery' && !location.measured ? location.zone : null;

  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(onClose, shownMilliseconds);
    return () => clearTimeout(timer);
  }, [isClosing, onClose]);

  function choose(choice: ChosenLocation, place: string): void {
    chooseLocation(choice);
    announce(say('location.chosen', { place }));
    setClosing(true);
  }

  function enter(next: Way): void {
    setWay(next);
    // A zone has to be named and an address typed first; the counter is one place.
    if (next === 'pickup') choosePickup();
    else setClosing(false);
  }

  // The zone stays known, so that going back to delivery asks nothing twice.
  const choosePickup = () =>
    choose(
      { ...(location.isTooFar || location.isInvalid ? pickupChoice : location), mode: 'pickup' },
      contacts.address,
    );
  const chooseZone = (zone: string) => choose({ ...pickupChoice, mode: 'delivery', zone }, zone);

  function chooseAddress(choice: ChosenLocation): void {
    if (choice.isTooFar || choice.isInvalid) chooseLocation(choice);
    else choose(choice, choice.measured?.address ?? '');
  }

  /** A new text: what was wrong with the last address is forgotten, and a picker about to close stays (LOC-23). */
  function searchAgain(): void {
    setClosing(false);
    if (location.isTooFar || location.isInvalid) chooseLocation({ ...pickupChoice, mode: location.mode });
  }

  const isFound =
    location.mode === 'delivery' && location.measured !== null && !location.isTooFar && !location.isInvalid;
  const ways: { value: Way; label: string; icon: IconName; testId: string }[] = [
    { value: 'pickup', label: say('location.pickup'), icon: 'store', testId: 'location-option-pickup' },
    { value: 'address', label: say('location.byAddress'), icon: 'bike', testId: 'location-option-address' },
    ...(hasZones
      ? [{ value: 'zone', label: say('location.byZone'), icon: 'map-pin', testId: 'location-option-zone' } as const]
      : []),
  ];

  return (
    <Sheet titleId={titleId} kind="slim" testId="location-picker" onClose={onClose}>
      <SheetHeader
        titleId={titleId}
        title={say('location.title')}
        closeLabel={say('location.close')}
        onClose={onClose}
      />
      <SheetBody className={classNames(styles.body, 'stack')}>
        {delivery.isActive && (
          <Segmented<Way> label={say('location.how')} value={way} segments={ways} onChange={enter} />
        )}
        {way === 'zone' && <ZoneList zones={delivery.zones} chosen={chosenZone} onChoose={chooseZone} />}
        {way === 'address' && (
          <AddressWay
            location={location}
            onSearch={searchAgain}
            onChoice={chooseAddress}
            onPickup={() => {
              setWay('pickup');
              choosePickup();
            }}
          />
        )}
        {way === 'pickup' && (
          <PickupPlace
            isChosen={location.mode === 'pickup'}
            testId={delivery.isActive ? undefined : 'location-option-pickup'}
            onChoose={choosePickup}
          />
        )}
      </SheetBody>
      <SheetFooter>
        {way === 'zone' && (
          <Button isWide disabled={chosenZone === null} onClick={onClose}>
            {chosenZone === null ? say('location.deliverHere') : say('location.deliverTo', { zone: chosenZone })}
          </Button>
        )}
        {way === 'address' && (
          <Button isWide disabled={!isFound} onClick={onClose}>
            {say('location.deliverHere')}
          </Button>
        )}
        {way === 'pickup' && (
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
      </SheetFooter>
    </Sheet>
  );
}

/** Where the order is eaten: fetched at the counter, or brought to an address or a zone (LOC-01, appendix F8). */
export default function LocationPicker(props: PickerProps) {
  return (
    <AddedMessages add={{ location: locationMessages }}>
      <Picker {...props} />
    </AddedMessages>
  );
}
