import type { AskedApproval } from '@comptoir/contract';
import { goodPassword } from './account-shop.ts';
import type { OfficeShop } from './office-shop.ts';

export interface Approving {
  id: number;
  pin: string;
  /** Requests the manager's approval in a browser, as a single-use grant. */
  grantFor(cookie: string, asked: AskedApproval): Promise<string>;
}

export async function withApprover(shop: OfficeShop): Promise<Approving> {
  const pin = '482913';
  const id = await shop.person('manager', 'manager@example.com', goodPassword);
  const cookie = await shop.signedIn('manager');
  await shop.ask('PUT', '/v2/office/pin', { cookie, body: { password: goodPassword, pin } });
  return {
    id,
    pin,
    grantFor: async (device, { action, orderId }) => {
      const body = { personId: id, pin, for: { action, orderId } };
      return (await shop.ask('POST', '/v2/office/pin', { cookie: device, body })).json().payload.grant;
    },
  };
}
