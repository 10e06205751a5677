import { Slots } from '../features/slots/slots.tsx';
import { slotsMessages } from '../messages/french/board/slots.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

export default function SlotsRoute() {
  return (
    <AddedMessages add={{ slots: slotsMessages }}>
      <Slots />
    </AddedMessages>
  );
}
