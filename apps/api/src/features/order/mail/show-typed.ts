import { breakLinks, showLine } from '@comptoir/contract';

/** Makes invisible characters of typed text visible and keeps mail programs from creating links (CHK-12). */
export const showTyped = (text: string): string => breakLinks(showLine(text));
