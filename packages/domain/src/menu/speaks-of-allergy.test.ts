import { expect, it } from 'vitest';
import { speaksOfAllergy } from './speaks-of-allergy.ts';

const spoken = `
Allergie aux noix
ALLERGIQUE au gluten
Mon fils est très allergique
hyperallergique à l’arachide
intolérance au lactose
Intolerant
cœliaque
Coeliaque
Maladie cœliaque, merci
risque d’anaphylaxie
choc anaphylactique déjà eu
j’ai un EpiPen
epi-pen dans le sac
œdème de Quincke
Sans gluten
sans  GLUTEN svp
Sans lactose
sans lait
sans produits laitiers
sans noix…
Sans noisettes ni amandes
sans fruits à coque
pas de cacahuètes
pas d’arachide
pas d'œuf
sans œufs
Sans crustacés
sans poisson
sans anchois
sans soja
sans céleri
sans moutarde
sans sésame
sans sulfites
sans lupin
sans mollusques
sans moules
aucune trace de noix
Sans traces d’arachides
évitez le contact avec le gluten
zéro gluten
no nuts please
without egg
gluten free
nut-free
peanut allergy
coeliac
celiac disease
dairy-free please
severe intolerance
SANS-GLUTEN
sans : gluten
sans (lactose)
s/ gluten
sans oignons ni noix
sans tomate et lactose
sans oignons, tomates, noix
alergie aux noix
alérgique
intolérente au lait
merci de ne pas mettre de noix
N’ajoutez pas d’arachide
je ne supporte pas le lactose
pas gluten svp
enlever les noix
retirez l’œuf
sans fruits de mer
sans cacahouètes
sans glutten
glutenfree
lactose-free
please don’t add nuts
avoid dairy
noix interdites
arachide = danger
0 gluten
`;

const plain = `
Bien cuite
Couper en huit
Sans oignons
sans oignon
sans tomates
sans olives
sans sel
sans piment
sans ananas, évidemment
pas de roquette
sans champignons
sans coriandre
extra noix
avec double mozzarella
œuf bien cuit
noix de muscade en plus
sans noircir les bords
sans laitue
pas de notice
no noise at the door
sonnez, sans attendre
sans moulin à poivre
sans blette
pas de monnaie
tolérance zéro pour les retards
le code est 14B
merci, bonne soirée
nothing special
sans oignons et bien cuite
pas trop cuite
pas de sauce piquante
ne pas sonner
enlever les olives
not too hot
don’t ring
contact par téléphone
`;

const lines = (text: string) => text.trim().split('\n');

it.each([...lines(spoken)])('takes « %s » for a word of an allergy [BRD-04]', (note) =>
  expect(speaksOfAllergy(note)).toBe(true),
);

it.each([...lines(plain), ''])('takes « %s » for a plain note [BRD-04]', (note) =>
  expect(speaksOfAllergy(note)).toBe(false),
);
