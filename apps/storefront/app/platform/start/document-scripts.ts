import { canPush } from '@comptoir/web-app/worker';
import { keepInstallPrompt } from '../install-prompt.ts';
import { endOldVisit } from './end-old-visit.ts';
import { keepEarlyHands } from './keep-early-hands.ts';
import { markDocument } from './mark-document.ts';
import { markPush } from './mark-push.ts';
import type { PageFiles } from './page-files.ts';
import { starterScript } from './starter.ts';

/** `endOldVisit` runs first, because it deletes the data of an old visit before the page shows any of it. */
const headScript = [endOldVisit, keepEarlyHands, markDocument, keepInstallPrompt].map((run) => `(${run})()`).join(';');

/** Two inline scripts: one for the head, one for the end of the body. `offersPush`: the page offers notifications. */
export const documentScripts = ({ files, offersPush }: { files: PageFiles; offersPush: boolean }) => ({
  head: offersPush ? `${headScript};(${markPush})(${canPush})` : headScript,
  starter: starterScript(files),
});
