import type { Wishes } from '@comptoir/domain';

/** The wishes that were made, in the form of bodies, receipts and the database. */
export function wishesToWire({ cutlery, ownContainers }: Wishes): { cutlery?: true; own_containers?: true } {
  return { ...(cutlery && { cutlery }), ...(ownContainers && { own_containers: ownContainers }) };
}

export function wishesFromWire({ cutlery, own_containers }: { cutlery?: unknown; own_containers?: unknown }): Wishes {
  return {
    ...(cutlery === true && { cutlery: true }),
    ...(own_containers === true && { ownContainers: true }),
  };
}

export function hasWishes(wishes: Wishes): boolean {
  return Object.keys(wishes).length > 0;
}
