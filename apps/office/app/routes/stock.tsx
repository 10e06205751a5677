import { Stock } from '../features/stock/stock.tsx';
import { stockMessages } from '../messages/french/stock.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

/** `/office/disponibilite`: what there is, and what the kitchen ran out of. */
export default function StockRoute() {
  return (
    <AddedMessages add={{ stock: stockMessages }}>
      <Stock />
    </AddedMessages>
  );
}
