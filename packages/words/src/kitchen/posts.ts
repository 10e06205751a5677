const named = (names: readonly string[]) => {
  const [first = '', ...others] = names;
  if (others.length === 0) return `« ${first} »`;
  return others.length === 1 ? `« ${first} » et un autre` : `« ${first} » et ${others.length} autres`;
};

/** What is wrong with the posts of a kitchen. `names` are what works there, at least one. */
export const postWords = {
  sameId: 'Ce code est déjà celui d’un autre poste',
  sameName: 'Un autre poste a déjà ce nom',
  unknown: 'Ce poste n’existe pas',
  driven: (names: readonly string[]) =>
    `Des plats y travaillent : ${named(names)}. Le poste des livreurs ne compte que leur trajet.`,
  used: (id: string, names: readonly string[]) =>
    `Le poste « ${id} » fait encore ${named(names)} : changez d’abord leur travail dans la carte.`,
};
