import { Catalogue } from '../features/catalogue/catalogue.tsx';
import { catalogueMessages } from '../messages/french/catalogue.ts';
import { draftMessages } from '../messages/french/draft.ts';
import { previewMessages } from '../messages/french/rehearsal/preview.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

const messages = { catalogue: catalogueMessages, draft: draftMessages, preview: previewMessages };

export default function CatalogueRoute() {
  return (
    <AddedMessages add={messages}>
      <Catalogue />
    </AddedMessages>
  );
}
