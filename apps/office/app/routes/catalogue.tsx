import { Catalogue } from '../features/catalogue/catalogue.tsx';
import { catalogueMessages } from '../messages/french/catalogue.ts';
import { draftMessages } from '../messages/french/draft.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

export default function CatalogueRoute() {
  return (
    <AddedMessages add={{ catalogue: catalogueMessages, draft: draftMessages }}>
      <Catalogue />
    </AddedMessages>
  );
}
