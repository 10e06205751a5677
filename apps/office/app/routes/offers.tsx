import { Offers } from '../features/offers/offers.tsx';
import { draftMessages } from '../messages/french/draft.ts';
import { offersMessages } from '../messages/french/offers/offers.ts';
import { offerMessages } from '../messages/french/rehearsal/offer.ts';
import { sampleMessages } from '../messages/french/rehearsal/sample.ts';
import { timeMessages } from '../messages/french/rehearsal/time.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

const messages = {
  draft: draftMessages,
  offers: offersMessages,
  offer: offerMessages,
  sample: sampleMessages,
  time: timeMessages,
};

export default function OffersRoute() {
  return (
    <AddedMessages add={messages}>
      <Offers />
    </AddedMessages>
  );
}
