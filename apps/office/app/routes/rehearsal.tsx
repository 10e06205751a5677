import { RehearsalPage } from '../features/rehearsal/rehearsal.tsx';
import { offerMessages } from '../messages/french/rehearsal/offer.ts';
import { previewMessages } from '../messages/french/rehearsal/preview.ts';
import { rehearsalMessages } from '../messages/french/rehearsal/rehearsal.ts';
import { sampleMessages } from '../messages/french/rehearsal/sample.ts';
import { timeMessages } from '../messages/french/rehearsal/time.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

const messages = {
  rehearsal: rehearsalMessages,
  sample: sampleMessages,
  offer: offerMessages,
  preview: previewMessages,
  time: timeMessages,
};

export default function RehearsalRoute() {
  return (
    <AddedMessages add={messages}>
      <RehearsalPage />
    </AddedMessages>
  );
}
