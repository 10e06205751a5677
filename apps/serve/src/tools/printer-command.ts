import { homedir } from 'node:os';
import { join } from 'node:path';
import {
  createPrinterGateway,
  openRelay,
  pairRelay,
  type RelayEnd,
  type RelayNews,
  type RelaySession,
  runRelay,
} from '@comptoir/api';
import { ApiError } from '@comptoir/contract';
import { forgetSession, keepSession, readSession } from '../relay/kept-session.ts';
import { untilInterrupted } from './database/until-interrupted.ts';
import { demand, readOptions } from './print/words.ts';

const keptFile = () => join(homedir(), '.comptoir-relais.json');

/** The command `printer` prints in the restaurant's network for a shop that is hosted elsewhere, until it is interrupted (TCK-09). */
export async function runPrinter(args: string[]): Promise<void> {
  const { values, positionals } = readOptions(args, {
    url: { type: 'string', default: '' },
    code: { type: 'string', default: '' },
    session: { type: 'string', default: keptFile() },
    allow: { type: 'string', multiple: true, default: [] },
  });
  demand(positionals.length === 0 && (values.code === '' || values.url !== ''));
  const session = await openSession(values);
  // A printer may be shared by this computer itself.
  const { print } = createPrinterGateway({ allowed: values.allow, isLocalAllowed: true });
  console.log(`Le relais imprime pour ${session.url}. Il s’arrête par Ctrl+C.`);
  const end = await untilInterrupted((stop) => runRelay({ caller: openRelay(session), print, tell, stop }));
  if (end === 'revoked') await forgetSession(values.session);
  if (end !== 'stopped') throw new Error(endings[end]);
  console.log('Le relais est arrêté.');
}

const endings: Record<Exclude<RelayEnd, 'stopped'>, string> = {
  revoked:
    'Ce relais a été retiré de la boutique : plus rien ne s’imprime ici. Faites un nouveau code dans Réglages, Relais d’imprimantes.',
  refused:
    'La boutique refuse ce relais : donnez son adresse exacte, celle du navigateur, avec --url et un nouveau code.',
};

interface Wish {
  url: string;
  code: string;
  session: string;
}

/** Pairs this computer, or goes on with the session that it kept: also where the same command is repeated with its code. */
async function openSession({ url: typed, code, session: file }: Wish): Promise<RelaySession> {
  const kept = await readSession(file);
  const url = typed === '' ? null : readAddress(typed);
  const known = kept && (url === null || kept.url === url) ? kept : null;
  if (url !== null && code !== '') {
    const paired = await pairRelay(url, code).catch((error: unknown) => {
      if (known && isUsedCode(error)) return { ...known, name: null };
      throw new Error(whyUnpaired(error, url));
    });
    if (paired.name === null) return paired;
    await keepSession(file, paired);
    console.log(`Cet ordinateur est le relais ${paired.name}.`);
    return paired;
  }
  if (!known) throw new Error('Il faut un code, de Réglages, Relais d’imprimantes : --url ADRESSE --code CODE');
  return known;
}

/** @throws Error for an address by which a session could be read on its way */
function readAddress(typed: string): string {
  const url = URL.parse(typed);
  if (!url || !['https:', 'http:'].includes(url.protocol)) throw new Error(`${typed} n’est pas une adresse.`);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol === 'http:' && !isHere) throw new Error(`${typed} doit commencer par https://.`);
  return url.origin;
}

const isUsedCode = (error: unknown) =>
  error instanceof ApiError && ['otp_invalid', 'link_used', 'validation'].includes(error.code);

function whyUnpaired(error: unknown, url: string): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 0) return `${url} ne répond pas.`;
  if (error.code === 'wrong_origin') return `${url} n’est pas l’adresse de la boutique : prenez celle du navigateur.`;
  if (isUsedCode(error))
    return 'Ce code n’est pas valable, ou plus : faites-en un autre dans Réglages, Relais d’imprimantes.';
  return error.serverMessage || `${url} n’est pas une boutique.`;
}

const outcomes: Record<Extract<RelayNews, { kind: 'print' }>['outcome'], string> = {
  printed: 'imprimé',
  unknown: 'parti, sans réponse de l’imprimante : la cuisine dira s’il est sorti',
  no_paper: 'plus de papier',
  not_ready: 'hors ligne, ou capot ouvert',
  unreachable: 'ne répond pas à son adresse',
};

function tell(news: RelayNews): void {
  if (news.kind === 'print') console.log(`${news.printer} : ${outcomes[news.outcome]}.`);
  else if (news.kind === 'connected') console.log('La boutique répond.');
  else console.log('La boutique ne répond pas. Le relais réessaie.');
}
