import { useEffect, useState } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import type { ChosenLocation } from '../../state/location/chosen-location.ts';
import { chooseLocation, pickupChoice, useLocationStore } from '../../state/location/location-store.ts';
import { announce } from '../../state/page/announcement-store.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';

/** The choice is visible for this time before the picker closes (LOC-11). */
const shownMilliseconds = 1000;

/** A valid choice closes the picker after a second; an invalid one does not (LOC-12). */
export function useLocationChoice(onClose: () => void) {
  const say = useMessage();
  const { contacts } = useCatalogue((catalogue) => catalogue.settings);
  const location = useLocationStore();
  const [isClosing, setClosing] = useState(false);
  const isUnusable = location.isTooFar || location.isInvalid;

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

  return {
    location,
    chosenZone: location.mode === 'delivery' && !location.measured ? location.zone : null,
    isAddressFound: location.mode === 'delivery' && location.measured !== null && !isUnusable,
    // The delivery zone stays, in case the user returns to delivery.
    choosePickup: () => choose({ ...(isUnusable ? pickupChoice : location), mode: 'pickup' }, contacts.address),
    chooseZone: (zone: string) => choose({ ...pickupChoice, mode: 'delivery', zone }, zone),
    chooseAddress: (choice: ChosenLocation) => {
      if (choice.isTooFar || choice.isInvalid) chooseLocation(choice);
      else choose(choice, choice.measured?.address ?? '');
    },
    /** A new text clears the last error, and the picker no longer closes (LOC-23). */
    searchAgain: () => {
      setClosing(false);
      if (isUnusable) chooseLocation({ ...pickupChoice, mode: location.mode });
    },
    stay: () => setClosing(false),
  };
}
