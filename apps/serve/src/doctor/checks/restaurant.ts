import { chooseRouter, typedCommand } from '@comptoir/api';
import { type Finding, readSettings } from '@comptoir/contract';
import { toKilometres } from '@comptoir/domain';
import { doubtSite } from '../../environment/doubt-site.ts';
import { listDoubts } from '../../tools/tell-doubts.ts';
import type { Check, DoctorWorld } from '../doctor-world.ts';
import { bad, doubtful, good } from '../finding.ts';

export const examineRestaurant: Check = async (world) => {
  const { site, database, now } = world;
  const catalogue = await database.catalogue();
  const doubts = [...doubtSite(site.config), ...listDoubts(catalogue, site, now())];
  return [
    ...(doubts.length === 0
      ? [good('restaurant', 'La carte et les réglages du restaurant se lisent sans doute.')]
      : doubts.map((doubt, index) => doubtful(`restaurant-${index + 1}`, doubt))),
    ...(await examineAddresses(world, readSettings(catalogue.settings))),
  ];
};

/** Kilometres. If the nearest known address is farther, the imported addresses are those of another region. */
const usualKilometres = 20;

async function examineAddresses(
  { config, database }: DoctorWorld,
  { delivery, contacts: { latitude, longitude } }: ReturnType<typeof readSettings>,
): Promise<Finding[]> {
  if (!delivery.isActive || config.geocoder !== 'local' || latitude === null || longitude === null) return [];
  const from = { lat: latitude, lng: longitude };
  const street = await database.nearestStreet(from);
  const advice = `Donnez celles de votre commune : ${typedCommand('addresses import FICHIER')}, ou réglez GEOCODER=geoplateforme.`;
  if (!street) return [bad('addresses', 'Aucune adresse n’est connue : personne ne peut être livré.', advice)];
  const way = await chooseRouter('straight-line').measure(from, street.point);
  const { maxDistance, unit } = delivery;
  const most = maxDistance === null || maxDistance === 0 ? usualKilometres : toKilometres(maxDistance, unit);
  return [
    way && way.distanceKm > most
      ? bad(
          'addresses',
          `Les adresses connues sont celles d’ailleurs : la plus proche est à ${Math.round(way.distanceKm)} km (${street.city}).`,
          advice,
        )
      : good('addresses', 'Les adresses des environs sont connues.'),
  ];
}
