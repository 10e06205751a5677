import { createEditorCaller } from '@comptoir/contract';
import { hearServerDate } from '@comptoir/web-app/clock';
import { officeFetch } from './office-fetch.ts';

export const editorCaller = createEditorCaller({ root: '', onDate: hearServerDate, fetch: officeFetch });
