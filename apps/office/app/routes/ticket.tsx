import { TicketPage } from '../features/ticket/ticket-page.tsx';
import { ticketMessages } from '../messages/french/ticket.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';
import { usePath, useQuery } from '../platform/navigation/navigation.ts';
import { findScreen } from '../screens/find-screen.ts';

/** `/office/tickets/:id?paper=kitchen`, which the order's sheet opens in a window of its own. */
export default function TicketRoute() {
  const orderId = findScreen(usePath())?.params.id ?? '';
  const paper = new URLSearchParams(useQuery()).get('paper') === 'receipt' ? 'receipt' : 'kitchen';
  return (
    <AddedMessages add={{ ticket: ticketMessages }}>
      <TicketPage key={`${orderId} ${paper}`} orderId={orderId} paper={paper} />
    </AddedMessages>
  );
}
