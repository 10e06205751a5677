import type { PolygonFault } from '@comptoir/domain';

export const polygonWords: Record<PolygonFault['why'], string> = {
  few: '{zone} : tracé impossible, il faut au moins 3 points',
  many: '{zone} : tracé impossible, il faut 500 points au plus',
  crossing: '{zone} : tracé impossible, le segment {segment} croise ou touche le segment {other}',
  far: '{zone} : tracé impossible, le point {point} est à plus de 60 km du restaurant',
  swapped: 'Ces points sont loin du restaurant : latitude et longitude inversées ?',
};

/** Why a zone can't be drawn so, without a full stop (HRS-14). */
export function writePolygonFault(zone: string, { why, values }: PolygonFault): string {
  const told = new Map([...Object.entries(values), ['zone', zone]]);
  return polygonWords[why].replace(/\{(\w+)\}/g, (_, name: string) => told.get(name) ?? '');
}
