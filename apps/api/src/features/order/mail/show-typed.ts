import { breakLinks, showLine } from '@comptoir/contract';

/** Shows a typed line in a mail: invisible characters become visible, and mail programs make no links of it (CHK-12). */
export const showTyped = (text: string): string => breakLinks(showLine(text));
