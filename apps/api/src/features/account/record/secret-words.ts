import { typedCommand } from '../../../db/failure/typed-command.ts';

export const otherSecretWords = () =>
  `Cette base de données a servi avec un autre secret des comptes. Prenez celui de ses autres serveurs, ou celui qui a été gardé avec sa sauvegarde : par ACCOUNT_SECRET, ou dans le fichier account-secret de DATA_DIR. S’il est perdu, « ${typedCommand('database forget-secret')} » permet de continuer avec le vôtre.`;
