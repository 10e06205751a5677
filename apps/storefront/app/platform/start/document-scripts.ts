import { installPromptScript } from '../install-prompt.ts';
import { cartMarkScript } from './cart-mark.ts';
import { earlyHandsScript } from './early-hands.ts';
import { endOldVisit } from './end-old-visit.ts';
import { picturesMarkScript } from './near-pictures.ts';
import type { PageFiles } from './page-files.ts';
import { pushMarkScript } from './push-mark.ts';
import { starterScript } from './starter.ts';

/** The visit's age comes first: what is forgotten is not shown. */
const headScript = `(${endOldVisit})();${earlyHandsScript};${cartMarkScript};${picturesMarkScript};${installPromptScript}`;

/** The inline scripts by which a document begins; `offersPush`: it is the page of an order, which offers to tell of it. */
export const documentScripts = ({ files, offersPush }: { files: PageFiles; offersPush: boolean }) => ({
  head: offersPush ? `${headScript};${pushMarkScript()}` : headScript,
  starter: starterScript(files),
});
