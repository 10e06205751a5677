// A process of its own, so that drawing holds up no request (LAW-65). It ends with its channel.
import { drawPaper } from './draw-paper.ts';
import type { FromDrawer, ToDrawer } from './open-drawer.ts';

process.on('message', async ({ id, paper }: ToDrawer) => {
  const answer = await drawPaper(paper).then(
    (pdf): FromDrawer => ({ id, pdf }),
    (error: Error): FromDrawer => ({ id, fault: error.message }),
  );
  process.send?.(answer);
});
process.once('disconnect', () => process.exit(0));
