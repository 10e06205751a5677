const types = [
  'Rue',
  'Rue',
  'Rue',
  'Rue',
  'Rue',
  'Rue',
  'Avenue',
  'Boulevard',
  'Place',
  'Chemin',
  'Chemin',
  'Impasse',
].concat(['Impasse', 'Allée', 'Allée', 'Cours', 'Quai', 'Montée', 'Passage', 'Square']);
const firstNames = ['Victor', 'Jean', 'Paul', 'Émile', 'Louis', 'Marie', 'Pierre', 'Jules', 'Henri', 'Marcel', 'Simone']
  .concat(['René', 'Anatole', 'Édouard', 'Gabriel', 'Joséphine', 'André', 'Général', 'Docteur', 'Lucie', 'Claude'])
  .concat(['François', 'Honoré', 'Hélène', 'Georges', 'Rosa', 'Albert', 'Camille', 'Frédéric', 'Antoine']);
const lastNames = [
  'Hugo',
  'Jaurès',
  'Bert',
  'Zola',
  'Pasteur',
  'Curie',
  'Sémard',
  'Ferry',
  'Barbusse',
  'Cachin',
  'Veil',
]
  .concat([
    'Coty',
    'France',
    'Herriot',
    'Péri',
    'Baker',
    'Malraux',
    'Leclerc',
    'Bonhomme',
    'Aubrac',
    'Debussy',
    'Balzac',
  ])
  .concat(['Boucher', 'Pompidou', 'Parks', 'Camus', 'Claudel', 'Chopin', 'Mistral', 'Saint-Exupéry', 'Garibaldi'])
  .concat([
    'Mercier',
    'Vaucanson',
    'Lamartine',
    'Berthelot',
    'Vivier-Merle',
    'Lumière',
    'Berliet',
    'Ampère',
    'Perrache',
  ]);
const things = [
  'de la République',
  'de la Liberté',
  'de l’Église',
  'du Moulin',
  'des Lilas',
  'des Écoles',
  'de la Gare',
]
  .concat(['du 8 Mai 1945', 'du 11 Novembre 1918', 'des Frères-Lumière', 'de la Croix-Rousse', 'de la Fontaine'])
  .concat(['du Château', 'des Vignes', 'de Bellevue', 'Bellecour', 'de la Mairie', 'du Stade', 'Saint-Jean'])
  .concat(['Sainte-Catherine', 'de la Part-Dieu', 'des Acacias', 'du Lavoir', 'de l’Abbé-Pierre', 'de la Grande-Côte']);
const places = ['69001;Lyon', '69002;Lyon', '69003;Lyon', '69004;Lyon', '69005;Lyon', '69006;Lyon', '69007;Lyon']
  .concat(['69008;Lyon', '69009;Lyon', '69100;Villeurbanne', '69300;Caluire-et-Cuire', '69200;Vénissieux'])
  .concat(['69500;Bron', '69120;Vaulx-en-Velin', '69800;Saint-Priest', '69600;Oullins-Pierre-Bénite'])
  .concat(['69160;Tassin-la-Demi-Lune', '69130;Écully', '69140;Rillieux-la-Pape', '69400;Villefranche-sur-Saône']);

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

export function streetName(index: number): string {
  const mixed = (index * 7_919) % 1_000_003;
  const rest = Math.floor(mixed / types.length);
  const named =
    mixed % 3 === 0 ? pick(things, rest) : `${pick(firstNames, rest)}-${pick(lastNames, rest * 31 + index)}`;
  return `${pick(types, mixed)} ${named}`;
}

/** Postal code and town of a street, such as "69002;Lyon". */
export function placeOf(index: number): string {
  return pick(places, index);
}

/** Lines of a CSV file in the format of the national address base. Neighbours are about two metres times `spacing` apart. */
export function* makeAddressLines(streets: number, housesPerStreet: number, spacing = 1): Generator<string> {
  yield 'numero;rep;nom_voie;code_postal;nom_commune;lon;lat';
  for (let street = 0; street < streets; street++) {
    for (let house = 1; house <= housesPerStreet; house++) {
      const lng = (4.7 + (street % 200) / 800 + (house * spacing) / 50_000).toFixed(6);
      const lat = (45.7 + (street % 170) / 900 + (house * spacing) / 70_000).toFixed(6);
      yield `${house};${house % 10 === 0 ? 'bis' : ''};${streetName(street)};${placeOf(street)};${lng};${lat}`;
    }
  }
}
