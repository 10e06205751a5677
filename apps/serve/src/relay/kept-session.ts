import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type RelaySession, reasonOf } from '@comptoir/api';
import { z } from 'zod';

const session = z.object({ url: z.url(), cookie: z.string().min(1) });

/**
 * Reads the session that a relay keeps; null if there is none.
 * @throws Error if the file can't be read or is another file
 */
export async function readSession(file: string): Promise<RelaySession | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new Error(`${file} est illisible : ${reasonOf(error)}.`);
  });
  if (text === null) return null;
  const read = session.safeParse(parse(text));
  if (!read.success) throw new Error(`${file} n’est pas la session d’un relais : choisissez un autre fichier.`);
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps a session for the next start, readable by this user only. The file is whole at any moment. */
export async function keepSession(file: string, { url, cookie }: RelaySession): Promise<void> {
  const beside = `${file}.${randomUUID()}`;
  try {
    await writeFile(beside, `${JSON.stringify({ url, cookie })}\n`, { mode: 0o600, flag: 'wx' });
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw new Error(`${file} ne peut pas être écrit : ${reasonOf(error)}.`);
  }
}

export const forgetSession = (file: string): Promise<void> => rm(file, { force: true });
