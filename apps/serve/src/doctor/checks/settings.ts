import { demandComplete } from '../../environment/demand-complete.ts';
import { StartFailure } from '../../start-failure.ts';
import type { Check } from '../doctor-world.ts';
import { bad, good } from '../finding.ts';

export const examineSettings: Check = async ({ config, site }) => {
  try {
    demandComplete(config, site.config.siteRoot);
    return [good('settings', 'Les réglages sont complets.')];
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return [bad('settings', error.message.replaceAll(/\s*\n\s*/g, ' '), 'Complétez les réglages de la boutique.')];
  }
};
