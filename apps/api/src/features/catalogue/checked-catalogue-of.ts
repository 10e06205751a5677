import { hasNightPermit, readAlcoholLicence, readSettings } from '@comptoir/contract';
import type { CheckedCatalogue } from '@comptoir/domain';
import type { StockedCatalogue } from './record/catalogue.ts';
import { takeSnapshot } from './snapshot.ts';

/** A catalogue in the form that the checks read, with what is sold out now. Cards are on if the settings say so, whatever this server can do. */
export function checkedCatalogueOf(catalogue: StockedCatalogue, now: Temporal.ZonedDateTime): CheckedCatalogue {
  const { menus, offers, settings, office } = takeSnapshot(catalogue, now, null);
  const { latitude, longitude } = settings.contacts;
  return {
    menus,
    offers,
    delivery: settings.delivery,
    scheduling: settings.scheduling,
    payments: readSettings(catalogue.settings).payments,
    kitchen: office,
    posts: office.posts,
    reception: office.reception,
    licence: readAlcoholLicence(catalogue.settings),
    alcohol: { ...settings.alcohol, hasNightPermit: hasNightPermit(catalogue.settings) },
    audit: settings.accessibility.audit,
    place: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
  };
}
