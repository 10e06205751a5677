import { median } from '../quantile.ts';
import type { Load } from './load.ts';
import type { LoadClient } from './load-client.ts';
import { processorSeconds } from './processor-seconds.ts';

/** A server process and what is asked of it. */
export interface Subject {
  pid: number;
  load: Omit<Load, 'seconds'>;
  /** Done after each of its turns, before the next one's. */
  settle?: () => Promise<void>;
}

/** What a server did in one turn. */
interface Turn {
  perSecond: number;
  /** Of the server's processor, microseconds. */
  perAnswer: number;
}

interface Options {
  rounds: number;
  seconds: number;
  /** Of each server, before anything is counted: what was never run is not compiled yet. */
  warmUpSeconds: number;
}

/**
 * Loads servers in turns, round after round: what else the machine does meets all of them. Throws where the client was busier
 * than the server, for then the figure would be the client's.
 */
export async function loadInTurns(client: LoadClient, subjects: Subject[], options: Options): Promise<Turn[][]> {
  const turn = async ({ pid, load, settle }: Subject, seconds: number): Promise<Turn> => {
    const before = processorSeconds(pid);
    const { answers, perSecond, clientSeconds } = await client.run({ ...load, seconds });
    const serverSeconds = processorSeconds(pid) - before;
    if (clientSeconds > serverSeconds)
      throw new Error(
        `${load.url}: the client took ${clientSeconds.toFixed(2)} s of a processor, the server ${serverSeconds.toFixed(2)} s`,
      );
    await settle?.();
    return { perSecond, perAnswer: (serverSeconds / answers) * 1e6 };
  };
  for (const subject of subjects) await turn(subject, options.warmUpSeconds);
  const turns = subjects.map((): Turn[] => []);
  for (let round = 0; round < options.rounds; round++)
    for (const [index, subject] of subjects.entries()) turns[index]?.push(await turn(subject, options.seconds));
  return turns;
}

/** The median over the rounds of what one server's figure is to another's. */
export function medianRatio(of: Turn[], to: Turn[], figure: keyof Turn): number {
  return median(of.map((own, round) => own[figure] / (to[round]?.[figure] ?? Number.NaN)));
}
