import type { FastifyBaseLogger } from 'fastify';
import { createLoop, type Loop } from '../../../jobs/create-loop.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { applyRetention, type RetentionTools } from './apply-retention.ts';

const everyMs = 3 * 3_600_000;

export function startRetention(
  tools: Omit<RetentionTools, 'retention'> & {
    catalogue: ServedCatalogue;
    log: FastifyBaseLogger;
    wakeOutbox: () => void;
  },
): Loop {
  const { catalogue, log, wakeOutbox } = tools;
  return createLoop({
    work: async () => {
      const report = await applyRetention({ ...tools, retention: catalogue.current().settings.retention });
      if (Object.values(report).every((count) => count === 0)) return;
      log.info(report, 'personal data was forgotten');
      wakeOutbox();
    },
    everyMs,
    log,
    failure: 'the retention times could not be applied',
  });
}
