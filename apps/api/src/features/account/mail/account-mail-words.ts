import type { CodePurpose, SiteConfig } from '@comptoir/contract';

/** The text of a mail, in paragraphs. `code`, in large digits, or `link` separates the two parts. */
export interface AccountMailWords {
  subject: string;
  before: string[];
  code?: string;
  link?: string;
  after: string[];
}

export interface ShopWords {
  shop: string;
  siteRoot: string;
}

const purposes: Record<CodePurpose, string> = {
  verify: 'Voici le code qui confirme votre adresse e-mail :',
  reset: 'Voici le code qui permet de choisir un nouveau mot de passe :',
};

const formerNote =
  'L’adresse e-mail de votre compte a changé il y a moins de trois jours : c’est pourquoi ce code arrive ici. Si ce changement ne vient pas de vous, utilisez le lien de notre message précédent.';

export function codeWords(
  { purpose, code, isFormer }: { purpose: CodePurpose; code: string; isFormer: boolean },
  { shop }: ShopWords,
): AccountMailWords {
  return {
    subject: purpose === 'verify' ? `Confirmez votre adresse chez ${shop}` : `Votre nouveau mot de passe chez ${shop}`,
    before: [...(isFormer ? [formerNote] : []), purposes[purpose]],
    code,
    after: [
      'Il est valable dix minutes et ne sert qu’une fois. Ne le donnez à personne : nous ne vous le demanderons jamais.',
      'Vous n’avez rien demandé ? Ignorez ce message, rien ne change.',
    ],
  };
}

export function cashCodeWords(code: string, { shop }: ShopWords): AccountMailWords {
  return {
    subject: `Confirmez votre commande chez ${shop}`,
    before: ['Voici le code qui confirme votre commande réglée en espèces :'],
    code,
    after: [
      'Il est valable dix minutes et ne sert qu’une fois. Saisissez-le là où vous commandez.',
      'Vous n’avez rien commandé ? Ignorez ce message : sans ce code, la commande n’est pas passée.',
    ],
  };
}

export function welcomeWords({ shop, siteRoot }: ShopWords): AccountMailWords {
  return {
    subject: `Bienvenue chez ${shop}`,
    before: [
      'Votre adresse est confirmée et votre compte est prêt.',
      'Vos commandes, vos adresses et vos données vous y attendent ; vous pouvez les exporter ou tout supprimer quand vous voulez.',
    ],
    after: [`Mon compte : ${siteRoot}/profile`],
  };
}

export function passwordNeededWords({ shop, siteRoot }: ShopWords): AccountMailWords {
  return {
    subject: `Bienvenue chez ${shop} : choisissez votre mot de passe`,
    before: [
      'Votre adresse est confirmée. Le compte n’a pas été créé dans le navigateur où vous avez saisi le code : par prudence, son mot de passe ne sert plus.',
    ],
    after: [`Choisissez le vôtre : ${siteRoot}/auth/forgot`],
  };
}

export function passwordChangedWords({ shop, siteRoot }: ShopWords): AccountMailWords {
  return {
    subject: `Votre mot de passe chez ${shop} a changé`,
    before: [
      'Le mot de passe de votre compte vient d’être changé. Tous vos appareils ont été déconnectés : reconnectez-vous avec le nouveau.',
    ],
    after: [`Ce n’était pas vous ? Choisissez tout de suite un autre mot de passe : ${siteRoot}/auth/forgot`],
  };
}

/** This mail goes to the former address. It does not contain the new address, because its reader may be a stranger. */
export function emailChangedWords(token: string, { shop, siteRoot }: ShopWords): AccountMailWords {
  return {
    subject: `L’adresse e-mail de votre compte chez ${shop} a changé`,
    before: [
      'L’adresse e-mail de votre compte vient d’être remplacée par une autre.',
      'C’était vous ? Vous n’avez rien à faire : confirmez la nouvelle adresse avec le code que nous y avons envoyé. Pendant trois jours, un code pour changer de mot de passe arrive encore ici.',
      'Ce n’était pas vous ? Ce lien vous rend votre adresse et déconnecte tout le monde. Il est valable trois jours ; ne le donnez à personne.',
    ],
    link: `${siteRoot}/auth/email#${token}`,
    after: ['Vous n’y arrivez pas ? Prévenez-nous, par téléphone ou en répondant à ce message.'],
  };
}

export function emailBackWords({ shop, siteRoot }: ShopWords): AccountMailWords {
  return {
    subject: `Votre compte chez ${shop} est de nouveau à cette adresse`,
    before: [
      'Le changement d’adresse de votre compte est annulé. Tous les appareils ont été déconnectés, et par prudence son mot de passe ne sert plus.',
    ],
    after: [`Choisissez-en un nouveau : ${siteRoot}/auth/forgot`],
  };
}

/** `moment` is the end of the period in which the former address gets codes: "le 26 novembre 2026 à 12:30". */
export function codeElsewhereWords(moment: string, { shop }: ShopWords): AccountMailWords {
  return {
    subject: `Votre nouveau mot de passe chez ${shop}`,
    before: [
      'L’adresse e-mail de votre compte a changé il y a moins de trois jours. Par sécurité, le code qui permet de choisir un nouveau mot de passe vient d’être envoyé à l’adresse d’avant.',
    ],
    after: [`À partir du ${moment}, vous le recevrez ici. D’ici là, votre mot de passe actuel reste valable.`],
  };
}

export function deletedWords({ shop }: ShopWords): AccountMailWords {
  return {
    subject: `Votre compte chez ${shop} est supprimé`,
    before: [
      'Votre compte et vos données personnelles sont supprimés.',
      'Vos commandes passées ne gardent que leurs montants, sans nom ni adresse : la loi nous demande de conserver les comptes dix ans.',
    ],
    after: ['Vous pouvez toujours commander sans compte. À bientôt peut-être.'],
  };
}

/** `lastDay` is the last day to log in, such as "le 22 décembre 2026". */
export function idleWords(lastDay: string, { shop, siteRoot }: ShopWords): AccountMailWords {
  return {
    subject: `Votre compte chez ${shop} sera bientôt supprimé`,
    before: [
      'Vous ne vous êtes pas connecté depuis longtemps. Nous ne gardons pas de données dont personne ne se sert.',
      `Sans connexion de votre part avant ${lastDay}, votre compte et vos données seront supprimés.`,
    ],
    after: [`Pour le garder, connectez-vous une fois : ${siteRoot}/auth/login`],
  };
}

export function tellDay(instant: Temporal.Instant, { timeZone, locale }: SiteConfig): string {
  return `${instant.toZonedDateTimeISO(timeZone).toLocaleString(locale.default, { day: 'numeric', month: 'long', year: 'numeric' })}`;
}

export function tellMoment(instant: Temporal.Instant, site: SiteConfig): string {
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return `${tellDay(instant, site)} à ${instant.toZonedDateTimeISO(site.timeZone).toLocaleString(site.locale.default, time)}`;
}
