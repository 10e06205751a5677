import type { OfficeSlot, SlotDay } from '@comptoir/contract';
import { type Mode, mostPlaces } from '@comptoir/domain';
import { randomId } from '@comptoir/web-app/base';
import { useMessage } from '../../messages/use-message.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { CapacitySheet } from './capacity-sheet.tsx';
import { useSlotWords } from './use-slot-words.ts';

interface SlotSheetProps {
  slot: OfficeSlot;
  mode: Mode;
  /** The capacity of the settings; null means no limit. */
  usual: number | null;
  onChanged: (day: SlotDay) => void;
  onClose: () => void;
}

/** Changes how many orders a slot takes, for its day, or closes all slots from it to the end of the service (PSE-11). */
export function SlotSheet({ slot, mode, usual, onChanged, onClose }: SlotSheetProps) {
  const say = useMessage();
  const { sayStart } = useSlotWords();
  const { date, value, orders, capacity, isChanged } = slot;
  const change = async (places: number | null, isToServiceEnd = false) => {
    const wanted = { mode, date, value, capacity: places, isToServiceEnd };
    onChanged(await editorCaller.changeSlots(randomId(), wanted));
  };
  return (
    <CapacitySheet
      title={say('slots.sheet.title', { hour: sayStart(slot) })}
      label={say('slots.sheet.capacity')}
      hint={say('slots.sheet.hint')}
      fault={say('slots.sheet.invalid')}
      most={mostPlaces}
      initial={capacity ?? Math.max(1, orders)}
      {...(isChanged && { usual })}
      sayBelow={(places) => places < orders && say('slots.sheet.below', { orders })}
      onChoose={change}
      onCloseToEnd={() => change(0, true)}
      onClose={onClose}
    />
  );
}
