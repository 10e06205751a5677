// What is tried first on any account: passwords that lists of leaked ones begin with, and what a French guest thinks of first.
const tried = `
password password1 password12 password123 password1234 password! password1! passw0rd p@ssw0rd p@ssword motdepasse
motdepasse1 motdepasse123 12345678 123456789 1234567890 0123456789 9876543210 987654321 87654321 11111111 111111111
1111111111 00000000 000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 12121212
11223344 12341234 123123123 123454321 12344321 11112222 10203040 01020304 31415926 14789632 147258369 159753456
qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 azertyui azertyuiop azerty12 azerty123 azerty1234 azertyazerty
qwertyqwerty asdfghjk asdfghjkl qsdfghjklm wxcvbn123 zxcvbnm1 zxcvbnm123 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx
qazwsxedc zaq12wsx 1a2b3c4d a1b2c3d4 abcd1234 abc12345 abcdefgh abcdefghi 1234abcd iloveyou iloveyou1 iloveyou2
jetaime1 jetaime2 jetaimefort jetaimetoi jetaime123 doudou123 doudoudou chouchou chouchou1 loulou123 nounours
caramel1 chocolat chocolat1 bonjour1 bonjour123 bonjour2024 bonjour2025 bonjour2026 soleil123 soleil01 princesse
princess princess1 sunshine sunshine1 football football1 baseball basketball superman batman123 spiderman starwars
pokemon1 pokemon123 naruto123 dragon123 monkey123 michael1 jennifer jessica1 marseille marseille13 olympique
allezlom psgpsgpsg lyonlyon toulouse bordeaux nicolas1 camille1 isabelle catherine christophe sebastien alexandre
guillaume benjamin stephane vincent1 francois veronique frederic dominique philippe valentin julien123 thomas123
maxime123 antoine1 antoine123 welcome1 welcome123 letmein1 letmein123 admin123 admin1234 administrator
administrateur changeme changeme1 secret123 trustno1 whatever computer internet ordinateur samsung1 samsung123
google123 liverpool chelsea1 arsenal1 barcelona realmadrid juventus manchester metallica slipknot corvette mercedes
mustang1 ferrari1 porsche1 harley123 butterfly papillon papillon1 cheval123 poussin1 minouche mignonne coucou123
coucou12 coucoucou trucmuche biscuit1 vanille1 fraise123 citron123 tomate123 pizza123 pizzapizza fromage1 baguette
croissant cassoulet tartiflette restaurant livraison commande aaaaaaaa aaaaaaaaa abababab zzzzzzzz xxxxxxxx lolololo
mdrmdrmdr hellohello hello123 hello1234 goodluck blink182 shadow123 master123 killer123 charlie1 charlie123
ashley123 daniel123 matthew1 anthony1 hannah123 summer2024 summer2025 winter2025 printemps automne1 ete2026!
janvier1 fevrier1 decembre azerty01 azerty00 qwerty01 test1234 test12345 testtest demo1234 demodemo root1234
user1234 guest123 default1 temporaire provisoire nouveaumotdepasse monmotdepasse lemotdepasse jeanjean mariemarie
maman123 mamanpapa papamaman papa1234 toutou123 cocolapin cacahuete cacahuete1 bouboule marmotte pioupiou titeuf123
asterix1 obelix123 goldorak
`;

const commonPasswords = new Set(tried.split(/\s+/).filter(Boolean));

/** Whether a password is among the first that anybody would try: a common one, one sign again and again, or the address itself. */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.normalize('NFC').toLowerCase();
  const [mailbox = ''] = email.split('@');
  return commonPasswords.has(plain) || new Set(plain).size < 3 || plain === email || plain === mailbox;
}
