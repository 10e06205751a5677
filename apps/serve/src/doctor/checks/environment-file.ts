import { stat } from 'node:fs/promises';
import type { Check } from '../doctor-world.ts';
import { bad, good } from '../finding.ts';

export const examineEnvironmentFile: Check = async ({ environmentFile }) => {
  if (environmentFile === null) return [];
  const { mode } = await stat(environmentFile);
  const rights = (mode & 0o777).toString(8).padStart(3, '0');
  return [
    (mode & 0o077) === 0
      ? good('environment', `${environmentFile} n’est lu que par la boutique.`)
      : bad(
          'environment',
          `${environmentFile} contient des mots de passe, et d’autres comptes de la machine peuvent le lire (mode ${rights}).`,
          `chmod 600 ${environmentFile}`,
        ),
  ];
};
