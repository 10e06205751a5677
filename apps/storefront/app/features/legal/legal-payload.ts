import { isObject } from '@comptoir/contract';
import { legalMessages } from '../../messages/french/legal.ts';
import { useBuildNews } from '../../state/version/build-news.ts';

type Tables = typeof legalMessages;

/** The page waits for it no longer than this: it has its sentences itself. */
const patienceMilliseconds = 1_500;

const loading = new Map<string, Promise<void>>();
/** What the payloads of pages say, by the path of the page. */
const known = new Map<string, Partial<Tables>>();

/** Whether a value has the sentences that a table has: as a text, or as the build compiled it. */
function isTable<Table extends object>(value: unknown, table: Table): value is Table {
  const isSentence = (sentence: unknown) => typeof sentence === 'string' || Array.isArray(sentence);
  return isObject(value) && Object.keys(table).every((name) => isSentence(value[name]));
}

function isKnownTable(data: Record<string, unknown>): data is Partial<Tables> {
  const tables = Object.entries(legalMessages).filter(([name]) => name in data);
  return tables.length > 0 && tables.every(([name, table]) => typeof table === 'object' && isTable(data[name], table));
}

async function read(path: string): Promise<void> {
  const answer = await fetch(`${path}/_payload.json`, { signal: AbortSignal.timeout(patienceMilliseconds) });
  const payload: unknown = answer.ok ? await answer.json() : null;
  const data = isObject(payload) ? payload.data : null;
  if (!isObject(data) || !isKnownTable(data)) throw new Error(`${path} has no payload`);
  known.set(path, data);
}

/**
 * Fetches the payload of a page on the way there, once (PLT-06). Where it can't be had the page shows the sentences that came
 * with its code. Null: there is nothing to wait for.
 */
export function prepare(path: string): Promise<void> | null {
  const { prerendered } = useBuildNews.getState();
  if (known.has(path) || prerendered?.includes(path) === false) return null;
  const underWay =
    loading.get(path) ?? read(path).catch((error: unknown) => console.warn('A page has its own text', error));
  loading.set(path, underWay);
  underWay.finally(() => loading.delete(path));
  return underWay;
}

/** The legal sentences for the page at a path: its payload's, else those that came with the code. */
export function legalTextOf(path: string): Tables {
  return { ...legalMessages, ...known.get(path) };
}
