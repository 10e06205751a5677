import type { RefusedCell } from './sheet.ts';

/** French sentences about imported spreadsheets and menus. */
export const sheetWords = {
  refused: {
    formula: 'est une formule : collez sa valeur à la place',
    date: 'est une date : mettez la colonne au format Texte, puis retapez la valeur',
    merged: 'est une cellule fusionnée : défusionnez-la, puis remplissez chaque ligne',
    fault: 'est une erreur du tableur, comme #REF! : corrigez-la',
  } satisfies Record<RefusedCell['refused'], string>,
  amount: 'n’est pas un montant comme 12,90 (des chiffres de 0 à 9, avec 2 décimales au plus)',
  rate: 'n’est pas un taux comme 10 ou 5,5',
  whole: 'n’est pas un nombre entier comme 3',
  yesNo: 'n’est ni oui ni non',
  allergens: (name: string) =>
    `${name} n’est pas un allergène connu : gluten, crustacés, œufs, poisson, arachides, soja, lait, fruits à coque, céleri, moutarde, sésame, sulfites, lupin, mollusques, ou aucun`,
  list: 'n’est pas une liste : séparez par des virgules, et fermez les guillemets',
  meats: (text: string) =>
    `${text} n’est pas une viande comme : porc cru, élevé FR, abattu FR, « Jambon cuit » ; séparez deux viandes par un point-virgule`,
  alcohol: 'n’est pas un alcool comme vin 13,5 (vin, bière, cidre, vin doux, spiritueux ou cocktail)',
  work: 'n’est pas un travail comme four 1,5 ; froid 0,25 (aucun pour rien)',
  photo: 'n’est pas une photo : un nom de fichier comme galette.jpg, une adresse /media/… ou https://…',
  noOption: (name: string) => `l’option ${name} n’existe pas`,
  twoOptions: (name: string) => `plusieurs options s’appellent ${name} : mettez leur numéro`,
  foreign: (number: number) =>
    `le numéro ${number} n’est pas de cette carte : ce fichier est-il d’un autre restaurant ? Videz la case pour un nouveau plat`,
  foreignOption: (number: number) => `le numéro ${number} n’est pas une option ou un choix de cette carte`,
  twice: (number: number) => `le numéro ${number} est là deux fois`,
  unreadableTitle: 'sans titre lisible',
  tooLong: 'a plus de 4 000 caractères',
  nameless: 'est vide : il faut un nom',
  noCategory: 'est vide : un nouveau plat a besoin d’une catégorie',
  noMenu: (name: string) => `le menu ${name} n’existe pas : créez-le d’abord, avec ses heures`,
  whichMenu: 'est vide : dites dans quel menu va ce nouveau plat',
  twoCategories: (name: string) => `plusieurs catégories s’appellent ${name} : renommez-en une`,
  noPrice: 'est vide : il faut un prix',
  contradicts: 'contredit une autre ligne de la même option',
  noHeader:
    'Aucune ligne de titres dans les cinq premières : il en faut une avec au moins les colonnes Nom et Prix retrait, ou Option et Choix',
  twoColumns: (title: string) => `La colonne ${title} est là deux fois`,
  tooMany: 'Ce fichier a plus de 2 000 lignes ou 100 colonnes : partagez-le',
  tooHeavy: 'Ce fichier est trop lourd : 5 Mo au plus',
  noFile: 'Choisissez un fichier',
  empty: 'Ce fichier est vide',
  encoding: (line: number) =>
    `La ligne ${line} n’est pas en UTF-8 : dans Excel, enregistrez en « CSV UTF-8 », ou envoyez le classeur (.xlsx)`,
  csv: (line: number) =>
    `La ligne ${line} n’est pas du CSV : un guillemet ouvert n’est pas fermé, ou le fichier est coupé`,
  xlsx: 'Ce classeur ne peut pas être lu : enregistrez-le de nouveau en .xlsx, sans mot de passe, ou en CSV UTF-8',
  oldExcel: 'Ce classeur est au format .xls : enregistrez-le en .xlsx',
  json: 'Ce fichier JSON n’est ni une carte exportée d’ici, ni celle de GloriaFood, ni celle de TastyIgniter',
  notes: {
    above: (place: string) => `${place} : au-dessus des titres, pas lue`,
    secondHeader: (place: string) => `${place} : une deuxième ligne de titres, pas lue`,
    column: (title: string) => `La colonne « ${title} » n’est pas connue : pas lue`,
    sheet: (name: string) => `La feuille « ${name} » n’a ni plats ni options : pas lue`,
    category: (name: string) => `La catégorie « ${name} » est nouvelle`,
    sameName: (place: string, name: string) =>
      `${place} : un autre plat s’appelle déjà « ${name} » : vérifiez qu’il n’est pas là deux fois`,
    untouched: (count: number) =>
      `${count} plats ou choix de la carte ne sont pas dans le fichier : ils restent comme ils sont`,
    photo: (name: string) => `La photo ${name} est attendue dans le dossier media/photos du site`,
    others: 'Les réglages, les heures et les offres du fichier ne sont pas lus : la carte garde les siens',
  },
  foreignMenus: {
    diets: { VEGETARIAN: 'végétarien', VEGAN: 'végan', HALAL: 'halal' },
    amount: (name: string, price: string) => `« ${name} » : son prix ${price} n’est pas un montant en euros, pas lu`,
    currency: (currency: string) => `La carte est en ${currency} : seuls des prix en euros sont lus`,
    tag: (name: string, tag: string) =>
      `« ${name} » : la mention ${tag} n’est pas lue : déclarez les allergènes vous-même`,
    sizeGroups: (name: string) => `« ${name} » : des options qui n’existent que pour une taille ne sont pas lues`,
    quantity: (name: string) => `L’option « ${name} » permet plusieurs fois le même choix : ce n’est pas lu`,
    hidden: (name: string) =>
      `« ${name} » n’est pas en vente dans l’autre boutique : le plat est indisponible ici aussi`,
    oneWay: (name: string) =>
      `« ${name} » n’est là-bas qu’à emporter ou qu’en livraison : ici, le plat est dans les deux`,
    image: (name: string) => `« ${name} » : sa photo reste dans l’autre boutique, pas lue`,
    orphan: (name: string) => `« ${name} » n’a pas de catégorie dans l’autre boutique : il est dans « Autres »`,
    priced: (name: string) => `« ${name} » n’a pas de prix lisible : pas lu`,
    hours: 'Les heures, les taxes, les stocks et les comptes de l’autre boutique ne sont pas lus',
    allergens:
      'Les allergènes ne sont pas dans ce format : chaque plat est à « demandez-nous » jusqu’à ce que vous les déclariez',
  },
} as const;
