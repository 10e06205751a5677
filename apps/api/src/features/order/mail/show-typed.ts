import { breakLinks, showLine } from '@comptoir/contract';

/** A line that somebody typed, in a mail: everything in it can be seen, and no mail program makes a link of it (CHK-12). */
export const showTyped = (text: string): string => breakLinks(showLine(text));
