import { median } from '../quantile.ts';
import type { Load } from './load.ts';
import type { LoadClient } from './load-client.ts';
import { processorSeconds } from './processor-seconds.ts';

/** A server process and the load for it. */
export interface Subject {
  pid: number;
  load: Omit<Load, 'seconds'>;
  /** Runs after each turn of this server. */
  settle?: () => Promise<void>;
}

/** The results of one server in one turn. */
interface Turn {
  perSecond: number;
  /** CPU time of the server per answer, in microseconds. */
  perAnswer: number;
}

interface Options {
  rounds: number;
  seconds: number;
  /** The load before the measurement, so that the code is compiled. */
  warmUpSeconds: number;
}

/**
 * Loads servers by turns in several rounds, so that other work of the machine affects all of them. @throws if the
 * client used more CPU than the server, as the client was the bottleneck then.
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

/** The median over the rounds of one server's figure divided by the other's. */
export function medianRatio(of: Turn[], to: Turn[], figure: keyof Turn): number {
  return median(of.map((own, round) => own[figure] / (to[round]?.[figure] ?? Number.NaN)));
}
