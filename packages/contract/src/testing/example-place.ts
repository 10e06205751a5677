import type { WireAddressSuggestion, WireDistance } from '../public/delivery/location-schema.ts';

/** The API's response for the distance to 5 place Bellecour (requirements A.20). */
export const distanceToBellecour: WireDistance = {
  distance: 3.2,
  duration: 12,
  unit: 'km',
  delivery_cost: 3.1,
  formatted_address: '5 place Bellecour, 69002 Lyon, France',
  address: '5 place Bellecour',
  address2: '',
  city: 'Lyon',
  state: 'Auvergne-Rhône-Alpes',
  postal_code: '69002',
  country: 'France',
  lat: 45.7578,
  lng: 4.832,
};

/** An address suggestion for a street in the second district (requirements A.19). */
export const suggestionOf = (street: string): WireAddressSuggestion => ({
  description: `${street}, 69002 Lyon, France`,
  structured_formatting: { main_text: street, secondary_text: '69002 Lyon, France' },
});
