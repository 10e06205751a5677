import { join } from 'node:path';
import { createStorefront, type StorefrontOptions, TextFault } from '@comptoir/storefront';
import type { Config } from './environment/config.ts';
import { type Application, answerBy } from './mount-applications.ts';
import { StartFailure } from './start-failure.ts';

export function buildsOf({
  buildDir,
  dataDir,
  hasWorker,
}: Config): Pick<StorefrontOptions, 'buildDir' | 'keptBuilds' | 'hasWorker'> {
  return { buildDir, keptBuilds: join(dataDir, 'builds'), hasWorker };
}

/** Opens the storefront for all other URLs. @throws StartFailure that names a text which can't be displayed */
export async function openStorefront(options: StorefrontOptions, isDevelopment: boolean): Promise<Application> {
  if (isDevelopment) return openDevelopmentStorefront(options);
  const { handle, close } = await createStorefront(options).catch((error: unknown) => {
    throw error instanceof TextFault ? new StartFailure(error.message, { cause: error }) : error;
  });
  return { prefix: '', answer: answerBy(handle), close };
}

async function openDevelopmentStorefront(options: StorefrontOptions): Promise<Application> {
  const { createDevelopmentStorefront } = await import('@comptoir/storefront/development');
  const storefront = await createDevelopmentStorefront(options);
  return {
    prefix: '',
    answer: async (request, reply) => {
      reply.hijack();
      storefront.handle(request.raw, reply.raw);
      return reply;
    },
    close: storefront.close,
  };
}
