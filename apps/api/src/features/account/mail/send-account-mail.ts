import type { Settings, SiteConfig } from '@comptoir/contract';
import { showLine } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import type { MailGateway } from '../../../gateways/mail/mail-gateway.ts';
import type { TaskHandler } from '../../../jobs/outbox/define-task.ts';
import type { AccountKeys } from '../../../secrets/account-keys.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { mailIdOf, shopSender } from '../../order/mail/shop-sender.ts';
import { findCodeMail, isCodeOpen } from '../code/code-repository.ts';
import { type AccountMailTask, accountMail } from '../record/account-mail-tasks.ts';
import { findChangedUser, findChangeMail } from '../record/email-change-repository.ts';
import { findUser } from '../record/user-repository.ts';
import { warningDays } from '../record/warning-days.ts';
import {
  type AccountMailWords,
  cashCodeWords,
  codeElsewhereWords,
  codeWords,
  deletedWords,
  emailBackWords,
  emailChangedWords,
  idleWords,
  passwordChangedWords,
  passwordNeededWords,
  type ShopWords,
  tellDay,
  tellMoment,
  welcomeWords,
} from './account-mail-words.ts';
import { setAccountMail } from './set-account-mail.ts';

interface Options {
  db: Db;
  keys: AccountKeys;
  mail: MailGateway;
  catalogue: ServedCatalogue;
  site: SiteConfig;
}

/** The task of an unknown address sends nothing. The task exists so that accounts can't be enumerated. */
export function accountMailHandler({ db, keys, mail, catalogue, site }: Options): TaskHandler {
  return accountMail.handledBy(async ({ key, payload }) => {
    const { settings } = catalogue.current();
    const from = shopSender(settings, site);
    const shop = { shop: from.name, siteRoot: site.siteRoot };
    const found = await lookUp({ db, keys, site }, payload, shop);
    if (!found) return;
    const { words, email, firstName } = found;
    await mail.send({
      id: mailIdOf(key),
      from,
      to: email,
      replyTo: from.address,
      subject: showLine(words.subject),
      ...setAccountMail(words, { firstName, contacts: writeContacts(settings.contacts, shop) }),
    });
  });
}

function writeContacts({ phone, email }: Settings['contacts'], { shop }: ShopWords): string {
  return [shop, phone, email].filter((part) => part !== '').join(' · ');
}

interface Found {
  email: string;
  firstName: string;
  words: AccountMailWords;
}

async function lookUp(
  { db, keys, site }: Pick<Options, 'db' | 'keys' | 'site'>,
  task: AccountMailTask,
  shop: ShopWords,
): Promise<Found | null> {
  if (task.what === 'deleted') return { ...task, words: deletedWords(shop) };
  if (task.what === 'cash_code') {
    const isOpen = await isCodeOpen(db, task.codeId);
    return isOpen ? { ...task, words: cashCodeWords(keys.codeDigits(task.codeId), shop) } : null;
  }
  if (task.what === 'code') {
    const found = await findCodeMail(db, task.codeId);
    return found && { ...found, words: codeWords({ ...found, code: keys.codeDigits(task.codeId) }, shop) };
  }
  if (!('changeId' in task)) return lookUpUser({ db, site }, task, shop);
  if (task.what === 'email_changed') {
    const found = await findChangeMail(db, task.changeId);
    return found && { ...found, words: emailChangedWords(keys.changeToken(task.changeId), shop) };
  }
  const found = await findChangedUser(db, task.changeId);
  return found && { ...found, words: codeElsewhereWords(tellMoment(found.expiresAt, site), shop) };
}

async function lookUpUser(
  { db, site }: Pick<Options, 'db' | 'site'>,
  task: Extract<AccountMailTask, { userId: number }>,
  shop: ShopWords,
): Promise<Found | null> {
  const user = await findUser(db, task.userId);
  if (!user?.isVerified) return null;
  if (task.what === 'welcome') return { ...user, words: welcomeWords(shop) };
  if (task.what === 'password_needed') return { ...user, words: passwordNeededWords(shop) };
  if (task.what === 'email_back') return { ...user, words: emailBackWords(shop) };
  if (task.what === 'password_changed') return { ...user, words: passwordChangedWords(shop) };
  return (
    user.warnedAt && {
      ...user,
      words: idleWords(`le ${tellDay(user.warnedAt.add({ hours: 24 * warningDays }), site)}`, shop),
    }
  );
}
