import { createMailbox, createSmtpMail, messageOf, openDatabase } from '@comptoir/api';
import type { Finding } from '@comptoir/contract';
import { connectCards } from '../card/open-card.ts';
import { examineShop } from '../doctor/examine-shop.ts';
import { bad } from '../doctor/finding.ts';
import { openWorld } from '../doctor/open-world.ts';
import { printFindings } from '../doctor/print-findings.ts';
import { type Config, readConfig } from '../environment/config.ts';
import { loadSite, type Site } from '../site/load-site.ts';
import { chooseShop } from './choose-shop.ts';
import { databaseOptions } from './database/database-options.ts';
import { printJson } from './print/print-json.ts';
import type { Words } from './print/words.ts';

/** The command `doctor` runs all health checks. The exit code is 1 if there is a fault. */
export async function examine({ isJson, shop }: Words): Promise<void> {
  const findings = await examineHere(chooseShop(shop));
  console.log(isJson ? printJson(findings) : printFindings(findings));
  if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1;
}

async function examineHere(name: string | undefined): Promise<Finding[]> {
  let config: Config;
  let site: Site;
  try {
    config = readConfig(process.env);
    site = await loadSite(config);
  } catch (error) {
    // Without settings nothing can be examined.
    const lines = messageOf(error).split('\n');
    return lines.map((line, index) => bad(`settings-${index + 1}`, line.trim()));
  }
  const opening = openDatabase({
    ...databaseOptions(config),
    isTool: true,
    mayJoin: true,
    mustExist: true,
    isOnlyLooking: true,
  });
  opening.catch(() => undefined);
  const mail =
    config.smtpUrl === null ? createMailbox(config.dataDir) : createSmtpMail(config.smtpUrl, config.mailFrom);
  const cards = await connectCards(config.payment, site.config.currency);
  try {
    const database = async () => (await opening).db;
    return await examineShop(openWorld({ config, site, name, database, mail, cards, isCommand: true }));
  } finally {
    mail.close();
    cards?.close();
    await opening.then((database) => database.close()).catch(() => undefined);
  }
}
