/** The sheet that helps a publisher to attest the program (BOK-35, appendix L-D9). It attests nothing itself. */
export const attestationWords = {
  title: 'Fiche technique pour l’attestation du 3º bis du I de l’article 286 du code général des impôts',
  notice:
    'Ce document n’est pas une attestation : celle-ci est remplie et signée par l’éditeur, sur le modèle de l’administration.',
  facts: {
    product: 'Produit',
    version: 'Version',
    hash: 'Empreinte du programme',
    database: 'Base de données',
    key: 'Empreinte de la clé',
    first: 'Première écriture',
    archive: 'Dernière archive',
    check: 'Dernière vérification',
  },
  product: 'Comptoir',
  none: 'aucune',
  unbuilt: 'programme de développement',
  version: (version: string, day: string) => `${version}, construite le ${day}`,
  modified: 'Des fichiers du programme ne sont plus ceux de sa construction.',
  archive: (period: string, made: string, checked: string | null) =>
    checked === null ? `${period}, faite le ${made}, jamais relue` : `${period}, faite le ${made}, relue le ${checked}`,
  check: (day: string, entries: string, findings: number) =>
    `${day} : ${entries} écritures, ${findings === 0 ? 'aucune différence' : `différences : ${findings}`}`,
  conditions: [
    {
      title: 'Inaltérabilité',
      text: 'Chaque commande, vente, annulation et remboursement est une écriture, chaînée à la précédente par SHA-256 ; la base refuse de la changer ou de l’effacer. Une correction est une nouvelle écriture, et la boutique compare chaque nuit ses livres avec toutes ses commandes.',
      rows: 'BOK-01 à BOK-04, BOK-07, BOK-31, BOK-34',
    },
    {
      title: 'Sécurisation',
      text: 'La fin des livres est signée (Ed25519) par une clé qui n’est pas dans la base. Elle est aussi notée dans un fichier hors de la base, qui montre toute coupure.',
      rows: 'BOK-05, BOK-06, BOK-30, BOK-32',
    },
    {
      title: 'Conservation',
      text: 'Chaque jour, mois et année est clos avec ses totaux et trois totaux perpétuels, que la base refuse de changer. Une commande et le détail de ses écritures ne s’effacent qu’après dix ans, une fois l’archive de leur année relue ; empreintes, montants et clôtures restent.',
      rows: 'BOK-12 à BOK-19, BOK-28, BOK-29',
    },
    {
      title: 'Archivage',
      text: 'Un mois ou une année clos s’archive dans un fichier signé, qu’un programme joint relit sans la boutique. La boutique compare ce fichier avec ses livres et note quand il a été relu.',
      rows: 'BOK-24 à BOK-27',
    },
  ],
  uncovered: {
    title: 'Ce que le produit ne couvre pas',
    text: 'Ce qui est changé dans les deux secondes avant le scellement. Ce que peut forger qui a la base, la clé et tout ce qui garde la fin des livres. Ce qui est vendu ailleurs que dans cette boutique en ligne.',
  },
  signing: ['Éditeur', 'Utilisateur', 'Fait le', 'Signature'],
} as const;
