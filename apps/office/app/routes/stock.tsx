import { Stock } from '../features/stock/stock.tsx';
import { stockMessages } from '../messages/french/stock.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

export default function StockRoute() {
  return (
    <AddedMessages add={{ stock: stockMessages }}>
      <Stock />
    </AddedMessages>
  );
}
