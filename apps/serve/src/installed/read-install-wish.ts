import { readMailAddress } from '@comptoir/contract';
import { readServiceUrl } from '../environment/read-service-url.ts';
import { Misused, readOptions } from '../tools/print/words.ts';
import { shopName } from './shop-paths.ts';

export interface InstallWish {
  name: string;
  domain: string;
  /** If null, the first free port from 3000 on is used. */
  port: number | null;
  /** The paths of certificate and key. If null, the configuration of nginx is not changed. */
  tls: { certificate: string; key: string } | null;
  smtpUrl: string | null;
  alarmMail: string | null;
  databaseUrl: string | null;
  isAgreed: boolean;
}

const text = { type: 'string' } as const;
const options = {
  domain: text,
  port: text,
  certificate: text,
  key: text,
  smtp: text,
  mail: text,
  database: text,
  yes: { type: 'boolean', default: false },
} as const;

/** Parses the options of `shop install`. @throws `Misused`, or an Error with one line for each wrong value */
export function readInstallWish(args: string[]): InstallWish {
  const { values, positionals } = readOptions(args, options);
  const [name, ...more] = positionals;
  const { domain, port, certificate, key, smtp, mail, database, yes } = values;
  if (name === undefined || more.length > 0 || domain === undefined) throw new Misused();
  const faults = Object.entries({ ...values, name }).flatMap(([option, value]) => {
    const rule = rules[option];
    return rule === undefined || typeof value !== 'string' || rule.suits(value) ? [] : [rule.says(value)];
  });
  if ((certificate === undefined) !== (key === undefined)) faults.push('--certificate et --key vont ensemble.');
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return {
    name,
    domain: domain.toLowerCase(),
    port: port === undefined ? null : Number(port),
    tls: certificate === undefined || key === undefined ? null : { certificate, key },
    smtpUrl: smtp ?? null,
    alarmMail: mail ?? null,
    databaseUrl: database ?? null,
    isAgreed: yes,
  };
}

const domainForm = /^(?=.*\.)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Rules of the options. `says` never prints a value that may be a password. */
const rules: Record<string, { suits: (value: string) => boolean; says: (value: string) => string }> = {
  name: {
    suits: (value) => shopName.test(value),
    says: (value) =>
      `« ${value} » ne peut pas nommer une boutique : de 1 à 22 signes, des lettres de a à z, des chiffres et des traits d’union, une lettre d’abord.`,
  },
  domain: {
    suits: (value) => value.length <= 253 && domainForm.test(value),
    says: (value) => `« ${value} » n’est pas un nom de domaine, comme chez-ana.fr.`,
  },
  port: {
    suits: (value) => /^\d{4,5}$/.test(value) && Number(value) >= 1024 && Number(value) <= 65_535,
    says: (value) => `« ${value} » n’est pas un port : un nombre de 1024 à 65535.`,
  },
  smtp: {
    suits: (value) => /^smtps?:\/\//.test(value) && readServiceUrl(value) !== null,
    says: () => '--smtp : une adresse comme smtp://nom:motdepasse@serveur:587.',
  },
  database: {
    suits: (value) => /^postgres(ql)?:\/\//.test(value) && readServiceUrl(value) !== null,
    says: () => '--database : une adresse comme postgres://nom:motdepasse@serveur:5432/base.',
  },
  mail: {
    suits: (value) => readMailAddress(value) !== null,
    says: (value) => `« ${value} » n’est pas une adresse e-mail.`,
  },
};
