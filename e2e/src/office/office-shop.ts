import { openShop, type Shop } from '../shop.ts';

/** A shop whose office may be used: only its own address takes changes (ROL-25). */
export async function openOfficeShop(): Promise<Shop> {
  const shop = await openShop();
  await shop.stop();
  await shop.restart({ SITE_ROOT: shop.url });
  return shop;
}

/** The path of the last link into the office that a text holds. */
export function linkIn(text: string): string {
  const [token] = [...text.matchAll(/\/office\/entrer\/[\w-]+/g)].at(-1) ?? [];
  if (!token) throw new Error('There is no link into the office');
  return token;
}
