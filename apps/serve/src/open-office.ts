import { join } from 'node:path';
import { createOffice, type OfficeOptions } from '@comptoir/office';
import type { Config } from './environment/config.ts';
import { type Application, answerBy } from './mount-applications.ts';

const prefix = '/office';

export function officeBuildsOf({
  dataDir,
  hasWorker,
}: Config): Pick<OfficeOptions, 'buildDir' | 'keptBuilds' | 'hasWorker'> {
  return { buildDir: null, keptBuilds: join(dataDir, 'office-builds'), hasWorker };
}

/** Opens the built office below `/office`, or in development an office that follows its sources. */
export async function openOffice(options: OfficeOptions, isDevelopment: boolean): Promise<Application> {
  if (isDevelopment) return openDevelopmentOffice(options);
  const { handle, close } = await createOffice(options);
  return { prefix, answer: answerBy(handle), close };
}

async function openDevelopmentOffice(options: OfficeOptions): Promise<Application> {
  const { createDevelopmentOffice } = await import('@comptoir/office/development');
  const office = await createDevelopmentOffice(options);
  return {
    prefix,
    answer: async (request, reply) => {
      reply.hijack();
      office.handle(request.raw, reply.raw);
      return reply;
    },
    close: office.close,
  };
}
