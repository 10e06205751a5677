import { messageOf, typedCommand } from '@comptoir/api';
import { showLines } from '@comptoir/contract';
import { importAddresses } from './address-commands.ts';
import { raiseAlarm } from './backup/alarm.ts';
import { backUpToFolder } from './backup/back-up.ts';
import { restoreFromFile } from './backup/restore.ts';
import { archiveShopBooks, checkShopArchive } from './books/archive-commands.ts';
import { closeShopDay, declareBooksGap, replaceBooksKey, verifyShopBooks } from './books/books-commands.ts';
import { showAttestation } from './books/show-attestation.ts';
import { exportCatalogue, importCatalogue } from './catalogue-commands.ts';
import { onShop } from './choose-shop.ts';
import { backUpDatabase, forgetAccountSecret, restoreDatabase } from './database/database-commands.ts';
import { examine } from './doctor-command.ts';
import {
  checkSite,
  installShop,
  listShops,
  restartShop,
  showStatus,
  startShop,
  stopShop,
  uninstallShop,
  upgradeShops,
} from './machine-commands.ts';
import { makeSite } from './new-site/make-site.ts';
import { inviteOfficeOwner, resetSecondCode } from './office-commands.ts';
import { listOrders, recountWork, refundOrder, showOrder } from './order-commands.ts';
import { checkPayments } from './payments/payments-command.ts';
import { demand, Misused, readWords, type Words } from './print/words.ts';
import { runPrinter } from './printer-command.ts';
import { runRetention } from './retention-commands.ts';

interface Command {
  /** A command has one or two words. */
  name: string;
  typed: string;
  does: string;
  run: (words: Words) => Promise<void>;
}

/** Commands for one shop, whose environment is loaded first. */
const commands: Command[] = [
  { name: 'orders', typed: '', does: 'les dernières commandes (--limit N, --json)', run: listOrders },
  { name: 'orders list', typed: '', does: 'la même chose', run: listOrders },
  { name: 'orders show', typed: 'NUMÉRO', does: 'une commande (--json)', run: showOrder },
  {
    name: 'orders refund',
    typed: 'NUMÉRO',
    does: 'rembourse une commande payée par carte, entière, par ses lignes (--line N, autant de fois que voulu, à partir de 1) ou d’un montant (--amount 5,00)',
    run: refundOrder,
  },
  {
    name: 'orders recount',
    typed: '',
    does: 'compte de nouveau le travail des commandes à chaque poste de la cuisine (--json)',
    run: recountWork,
  },
  { name: 'catalogue export', typed: 'FICHIER', does: 'écrit la carte dans un fichier', run: exportCatalogue },
  {
    name: 'catalogue import',
    typed: 'FICHIER',
    does: 'remplace la carte par celle d’un fichier',
    run: importCatalogue,
  },
  {
    name: 'addresses import',
    typed: 'FICHIER',
    does: 'remplace les adresses connues par celles d’un fichier',
    run: importAddresses,
  },
  {
    name: 'database backup',
    typed: 'FICHIER',
    does: 'écrit toute la base dans un nouveau fichier, boutique ouverte ou non',
    run: backUpDatabase,
  },
  {
    name: 'database restore',
    typed: 'FICHIER',
    does: 'remet une sauvegarde dans une base où personne n’a encore commandé',
    run: restoreDatabase,
  },
  {
    name: 'database forget-secret',
    typed: '',
    does: 'permet au prochain démarrage d’apporter un autre secret des comptes, quand l’ancien est perdu',
    run: forgetAccountSecret,
  },
  {
    name: 'office owner',
    typed: '--email ADRESSE',
    does: 'fait de cette personne un propriétaire, et affiche le lien par lequel elle entre',
    run: inviteOfficeOwner,
  },
  {
    name: 'office second-code',
    typed: '--email ADRESSE',
    does: 'désactive le second code de qui a perdu son téléphone et ses codes de secours',
    run: resetSecondCode,
  },
  {
    name: 'books verify',
    typed: '',
    does: 'compare les livres avec eux-mêmes et avec chaque commande (--head SEQ:HASH, --json)',
    run: verifyShopBooks,
  },
  {
    name: 'books close',
    typed: '',
    does: 'clôt le plus ancien jour de service qui est fini, sans attendre 5 h 30 (--json)',
    run: closeShopDay,
  },
  {
    name: 'books archive',
    typed: '--year ANNÉE',
    does: 'écrit l’archive d’une année close, ou d’un de ses mois (--month MOIS), avec de quoi la lire (--out DOSSIER, --json)',
    run: archiveShopBooks,
  },
  {
    name: 'books check',
    typed: 'FICHIER',
    does: 'relit une archive, seule puis à côté des livres (--json)',
    run: checkShopArchive,
  },
  {
    name: 'books attestation',
    typed: '',
    does: 'écrit la fiche technique que l’éditeur joint à son attestation (--json)',
    run: showAttestation,
  },
  {
    name: 'books key',
    typed: '--reason RAISON',
    does: 'continue les livres avec la clé de cette machine, quand l’ancienne est perdue, et le dit pour toujours',
    run: replaceBooksKey,
  },
  {
    name: 'books restored',
    typed: '--reason RAISON',
    does: 'dit pour toujours quelles écritures manquent depuis qu’une sauvegarde a été remise (--json)',
    run: declareBooksGap,
  },
  {
    name: 'payments check',
    typed: '',
    does: 'dit si Apple Pay, Google Pay et Link sont actifs chez Stripe à chaque adresse de la boutique (--register les y enregistre), si le compte propose PayPal, et quels événements le webhook ne reçoit pas (--json)',
    run: checkPayments,
  },
  {
    name: 'doctor',
    typed: '',
    does: 'essaie tout ce qu’il faut à la boutique, et dit quoi faire (--json)',
    run: examine,
  },
  {
    name: 'retention',
    typed: '',
    does: 'oublie ce qui a été gardé assez longtemps, comme la boutique le fait toutes les trois heures (--json)',
    run: runRetention,
  },
];

interface MachineCommand extends Omit<Command, 'run'> {
  /** True if the command also works in a working copy, not only in a release. */
  isEverywhere?: true;
  run: (args: string[]) => Promise<void>;
}

/** Commands for the machine, or for a shop that does not exist yet. */
const machineCommands: MachineCommand[] = [
  {
    name: 'site new',
    typed: '',
    does: 'écrit le dossier d’un nouveau restaurant',
    isEverywhere: true,
    run: makeSite,
  },
  {
    name: 'backup',
    typed: '[DOSSIER]',
    does: 'garde toute la boutique dans un fichier, ouverte ou non : base, dossier du restaurant, et secrets, scellés',
    isEverywhere: true,
    run: backUpToFolder,
  },
  {
    name: 'restore',
    typed: 'FICHIER [NOM]',
    does: 'remet une boutique d’un tel fichier, sur une machine vide aussi (--passphrase-file FICHIER, --without-secrets, --keep-site, --database ADRESSE)',
    isEverywhere: true,
    run: restoreFromFile,
  },
  {
    name: 'printer',
    typed: '[--url ADRESSE --code CODE]',
    does: 'imprime, sur les imprimantes d’ici, les tickets d’une boutique hébergée ailleurs (--session FICHIER, --allow HÔTE:PORT)',
    isEverywhere: true,
    run: runPrinter,
  },
  {
    name: 'alarm',
    typed: 'service | backup',
    does: 'écrit à ALARM_MAIL que la boutique s’est arrêtée, ou que sa sauvegarde a échoué ; les unités de systemd l’appellent',
    run: raiseAlarm,
  },
  {
    name: 'site check',
    typed: '',
    does: 'lit le dossier du restaurant et les réglages comme un démarrage',
    run: checkSite,
  },
  {
    name: 'install',
    typed: 'NOM --domain DOMAINE',
    does: 'installe une boutique sur cette machine (--certificate FICHIER --key FICHIER, --smtp ADRESSE, --mail ADRESSE, --port N, --database ADRESSE, --yes)',
    run: installShop,
  },
  {
    name: 'uninstall',
    typed: 'NOM',
    does: 'l’enlève, et garde ses données (--with-data : les efface)',
    run: uninstallShop,
  },
  { name: 'list', typed: '', does: 'les boutiques de cette machine', run: listShops },
  { name: 'start', typed: 'NOM', does: 'ouvre une boutique, aussi quand la machine redémarre', run: startShop },
  { name: 'stop', typed: 'NOM', does: 'l’arrête', run: stopShop },
  { name: 'restart', typed: 'NOM', does: 'la redémarre, pour que ses réglages changés valent', run: restartShop },
  { name: 'status', typed: 'NOM', does: 'dit comment elle va, et ce qu’elle a dit en dernier', run: showStatus },
  {
    name: 'upgrade',
    typed: 'ARCHIVE',
    does: 'passe à une autre version (--all : toutes les boutiques ; upgrade --back : revient à la précédente)',
    run: upgradeShops,
  },
];

function usage(): string {
  const isRelease = process.env.SHOP_RELEASE !== undefined;
  const forMachine = machineCommands.filter(({ isEverywhere }) => isRelease || isEverywhere);
  const lines = [...commands, ...forMachine].map(
    ({ name, typed, does }) => `${typedCommand(`${name} ${typed}`.trimEnd()).padEnd(42)} ${does}`,
  );
  const last = isRelease
    ? 'Si plusieurs boutiques sont installées, --shop NOM dit laquelle.'
    : 'Les options viennent après deux tirets : npm run orders -- list --json';
  return [...lines, last].join('\n');
}

export async function runShop(args: string[]): Promise<void> {
  try {
    await runCommand(args);
  } catch (error) {
    console.error(showLines(messageOf(error)).join('\n'));
    process.exitCode = 1;
  }
}

/** Throws an `Error` with a message for the user. */
export async function runCommand(args: string[]): Promise<void> {
  const forMachine = machineCommands.find(({ name }) => name.split(' ').every((word, index) => args[index] === word));
  try {
    if (forMachine) await forMachine.run(args.slice(forMachine.name.split(' ').length));
    else await runForShop(args);
  } catch (error) {
    throw error instanceof Misused ? new Error(usage()) : error;
  }
}

async function runForShop(args: string[]): Promise<void> {
  const { name, words } = readWords(args);
  const command = commands.find((known) => known.name === name);
  demand(command !== undefined);
  await onShop(words.shop, args, () => command.run(words));
}
