import { canPush } from '@comptoir/web-app/worker';
import { keepInstallPrompt } from '../install-prompt.ts';
import { endOldVisit } from './end-old-visit.ts';
import { keepEarlyHands } from './keep-early-hands.ts';
import { markDocument } from './mark-document.ts';
import { markPush } from './mark-push.ts';
import type { PageFiles } from './page-files.ts';
import { starterScript } from './starter.ts';

/** The visit's age comes first: an old visit is forgotten before anything of it is shown. */
const headScript = [endOldVisit, keepEarlyHands, markDocument, keepInstallPrompt].map((run) => `(${run})()`).join(';');

/** The inline scripts of a document: one in its head, one at its end. `offersPush`: it is an order's page, which offers notices. */
export const documentScripts = ({ files, offersPush }: { files: PageFiles; offersPush: boolean }) => ({
  head: offersPush ? `${headScript};(${markPush})(${canPush})` : headScript,
  starter: starterScript(files),
});
