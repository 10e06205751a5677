import { Hours } from '../features/hours/hours.tsx';
import { draftMessages } from '../messages/french/draft.ts';
import { hoursMessages } from '../messages/french/hours/hours.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

export default function HoursRoute() {
  return (
    <AddedMessages add={{ draft: draftMessages, hours: hoursMessages }}>
      <Hours />
    </AddedMessages>
  );
}
