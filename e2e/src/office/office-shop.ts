import { openShop, type Shop } from '../shop.ts';

/** The office accepts changes only at the shop's own address (ROL-25). */
export const openOfficeShop = (): Promise<Shop> => openShop({}, { isReachable: true });

export function linkIn(text: string): string {
  const [token] = [...text.matchAll(/\/office\/entrer\/[\w-]+/g)].at(-1) ?? [];
  if (!token) throw new Error('There is no link into the office');
  return token;
}
