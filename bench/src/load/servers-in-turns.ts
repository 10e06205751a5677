import { median } from '../quantile.ts';
import type { Load } from './load.ts';
import type { LoadClient } from './load-client.ts';
import { processorSeconds } from './processor-seconds.ts';

export interface Subject {
  pid: number;
  load: Omit<Load, 'seconds'>;
  /** A cleanup that runs after each turn of this server. */
  settle?: () => Promise<void>;
}

interface Turn {
  perSecond: number;
  /** The server's CPU time per response, in microseconds. */
  perAnswer: number;
}

interface Options {
  rounds: number;
  seconds: number;
  /** The load before the measurement, which warms up the JIT compiler. */
  warmUpSeconds: number;
}

/** Loads the servers in alternation. @throws if the client used more CPU than the server, because it was the bottleneck then. */
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

/** Divides the two servers' figures in each round and returns the median. */
export function medianRatio(of: Turn[], to: Turn[], figure: keyof Turn): number {
  return median(of.map((own, round) => own[figure] / (to[round]?.[figure] ?? Number.NaN)));
}
