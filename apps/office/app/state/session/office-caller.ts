import { createOfficeCaller } from '@comptoir/contract';
import { hearServerDate } from '@comptoir/web-app/clock';
import { officeFetch } from './office-fetch.ts';

export const officeCaller = createOfficeCaller({ root: '', onDate: hearServerDate, fetch: officeFetch });
