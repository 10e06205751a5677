import {
  Button,
  classNames,
  type IconName,
  linkStyles,
  Segmented,
  Sheet,
  SheetBody,
  SheetFooter,
  SheetHeader,
} from '@comptoir/ui';
import { useId, useState } from 'react';
import { locationMessages } from '../../messages/french/order/location.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { useMessage } from '../../messages/use-message.ts';
import type { ChosenLocation } from '../../state/location/chosen-location.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { useMeal } from '../../state/use-meal.ts';
import { AddressMethod } from './address-method.tsx';
import styles from './location-picker.module.css';
import { PickupPlace } from './pickup-place.tsx';
import { useLocationChoice } from './use-location-choice.ts';
import { ZoneList } from './zone-list.tsx';

type Method = 'pickup' | 'address' | 'zone';

/** The method that fits the stored choice. A delivery without a place starts with the address. */
function methodFor({ mode, zone, measured }: ChosenLocation, hasZones: boolean): Method {
  if (mode === 'pickup') return 'pickup';
  return hasZones && zone !== null && !measured ? 'zone' : 'address';
}

/** A refresh may remove a method, so another one is used then (LOC-03). */
function methodOffered(wanted: Method, isDelivering: boolean, hasZones: boolean): Method {
  if (!isDelivering) return 'pickup';
  return wanted === 'zone' && !hasZones ? 'address' : wanted;
}

interface PickerProps {
  onClose: () => void;
}

interface ConfirmProps {
  method: Method;
  choice: ReturnType<typeof useLocationChoice>;
  onClose: () => void;
}

function Confirm({ method, choice, onClose }: ConfirmProps) {
  const say = useMessage();
  return (
    <>
      {method === 'zone' && (
        <Button isWide disabled={choice.chosenZone === null} onClick={onClose}>
          {choice.chosenZone === null
            ? say('location.deliverHere')
            : say('location.deliverTo', { zone: choice.chosenZone })}
        </Button>
      )}
      {method === 'address' && (
        <Button isWide disabled={!choice.isAddressFound} onClick={onClose}>
          {say('location.deliverHere')}
        </Button>
      )}
      {method === 'pickup' && (
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

interface Segment {
  value: 'pickup' | 'address';
  label: string;
  icon: IconName;
  testId: string;
}

/** Switches between address and zone, because both belong to the segment "delivery" (LOC-01). */
function OtherMethod({ testId, onChoose, children }: { testId?: string; onChoose: () => void; children: string }) {
  return (
    <button type="button" className={classNames(linkStyles.link, 'small')} data-testid={testId} onClick={onChoose}>
      {children}
    </button>
  );
}

function Picker({ onClose }: PickerProps) {
  const say = useMessage();
  const titleId = useId();
  const meal = useMeal();
  const { delivery } = useCatalogue((catalogue) => catalogue.settings);
  const choice = useLocationChoice(onClose);
  const { location, choosePickup } = choice;
  const hasZones = delivery.isActive && delivery.calculation === 'zone' && delivery.zones.length > 0;
  const [wanted, setWanted] = useState<Method>(methodFor(location, hasZones));
  const method = methodOffered(wanted, delivery.isActive, hasZones);

  function enter(next: Method): void {
    setWanted(next);
    // Pickup needs no further input; delivery needs a zone or an address.
    if (next === 'pickup') choosePickup();
    else choice.stay();
  }

  const segments: Segment[] = [
    { value: 'pickup', label: say('location.pickup'), icon: 'store', testId: 'location-option-pickup' },
    { value: 'address', label: say('location.byAddress'), icon: 'bike', testId: 'location-option-address' },
  ];

  return (
    <Sheet titleId={titleId} kind="slim" testId="location-picker" onClose={onClose}>
      <SheetHeader
        titleId={titleId}
        title={say('location.title', { meal })}
        closeLabel={say('location.close')}
        onClose={onClose}
      />
      <SheetBody className={classNames(styles.body, 'stack')}>
        {delivery.isActive && (
          <Segmented<Segment['value']>
            label={say('location.how')}
            value={method === 'pickup' ? 'pickup' : 'address'}
            segments={segments}
            onChange={enter}
          />
        )}
        {method === 'zone' && (
          <>
            <ZoneList zones={delivery.zones} chosen={choice.chosenZone} onChoose={choice.chooseZone} />
            <OtherMethod onChoose={() => enter('address')}>{say('location.orAddress')}</OtherMethod>
          </>
        )}
        {method === 'address' && (
          <>
            <AddressMethod
              location={location}
              onSearch={choice.searchAgain}
              onChoice={choice.chooseAddress}
              onPickup={() => enter('pickup')}
            />
            {hasZones && (
              <OtherMethod testId="location-option-zone" onChoose={() => enter('zone')}>
                {say('location.orZone')}
              </OtherMethod>
            )}
          </>
        )}
        {method === 'pickup' && (
          <PickupPlace
            isChosen={location.mode === 'pickup'}
            testId={delivery.isActive ? undefined : 'location-option-pickup'}
            onChoose={choosePickup}
          />
        )}
      </SheetBody>
      <SheetFooter>
        <Confirm method={method} choice={choice} onClose={onClose} />
      </SheetFooter>
    </Sheet>
  );
}

export default function LocationPicker(props: PickerProps) {
  return (
    <AddedMessages add={{ location: locationMessages }}>
      <Picker {...props} />
    </AddedMessages>
  );
}
