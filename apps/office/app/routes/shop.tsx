import { ShopPage } from '../features/shop/shop.tsx';
import { draftMessages } from '../messages/french/draft.ts';
import { shopMessages } from '../messages/french/shop/shop.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

export default function ShopRoute() {
  return (
    <AddedMessages add={{ shop: shopMessages, draft: draftMessages }}>
      <ShopPage />
    </AddedMessages>
  );
}
