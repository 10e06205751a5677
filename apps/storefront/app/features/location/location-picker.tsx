import { Button, classNames, type IconName, Segmented, Sheet, SheetBody, SheetFooter, SheetHeader } from '@comptoir/ui';
import { useId, useState } from 'react';
import { locationMessages } from '../../messages/french/location.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { useMessage } from '../../messages/use-message.ts';
import type { ChosenLocation } from '../../state/location/chosen-location.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { AddressWay } from './address-way.tsx';
import styles from './location-picker.module.css';
import { PickupPlace } from './pickup-place.tsx';
import { useLocationChoice } from './use-location-choice.ts';
import { ZoneList } from './zone-list.tsx';

type Way = 'pickup' | 'address' | 'zone';

/** The way that leads back to what was chosen; an address for a delivery without a place. */
function wayTo({ mode, zone, measured }: ChosenLocation, hasZones: boolean): Way {
  if (mode === 'pickup') return 'pickup';
  return hasZones && zone !== null && !measured ? 'zone' : 'address';
}

interface PickerProps {
  onClose: () => void;
}

interface ConfirmProps {
  way: Way;
  choice: ReturnType<typeof useLocationChoice>;
  onClose: () => void;
}

/** The button that confirms what is chosen. */
function Confirm({ way, choice, onClose }: ConfirmProps) {
  const say = useMessage();
  return (
    <>
      {way === 'zone' && (
        <Button isWide disabled={choice.chosenZone === null} onClick={onClose}>
          {choice.chosenZone === null
            ? say('location.deliverHere')
            : say('location.deliverTo', { zone: choice.chosenZone })}
        </Button>
      )}
      {way === 'address' && (
        <Button isWide disabled={!choice.isAddressFound} onClick={onClose}>
          {say('location.deliverHere')}
        </Button>
      )}
      {way === 'pickup' && (
        <Button
          isWide
          onClick={() => {
            choice.choosePickup();
            onClose();
          }}
        >
          {say('location.pickHere')}
        </Button>
      )}
    </>
  );
}

function Picker({ onClose }: PickerProps) {
  const say = useMessage();
  const titleId = useId();
  const { delivery } = useCatalogue((catalogue) => catalogue.settings);
  const choice = useLocationChoice(onClose);
  const { location, choosePickup } = choice;
  const hasZones = delivery.isActive && delivery.calculation === 'zone' && delivery.zones.length > 0;
  const [way, setWay] = useState<Way>(delivery.isActive ? wayTo(location, hasZones) : 'pickup');

  function enter(next: Way): void {
    setWay(next);
    // A zone has to be named and an address typed first; the counter is one place.
    if (next === 'pickup') choosePickup();
    else choice.stay();
  }

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
        {way === 'zone' && <ZoneList zones={delivery.zones} chosen={choice.chosenZone} onChoose={choice.chooseZone} />}
        {way === 'address' && (
          <AddressWay
            location={location}
            onSearch={choice.searchAgain}
            onChoice={choice.chooseAddress}
            onPickup={() => enter('pickup')}
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
        <Confirm way={way} choice={choice} onClose={onClose} />
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
