import { Zones } from '../features/zones/zones.tsx';
import { draftMessages } from '../messages/french/draft.ts';
import { zonesMessages } from '../messages/french/zones/zones.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

export default function ZonesRoute() {
  return (
    <AddedMessages add={{ draft: draftMessages, zones: zonesMessages }}>
      <Zones />
    </AddedMessages>
  );
}
