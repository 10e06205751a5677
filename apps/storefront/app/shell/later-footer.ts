import { lazyPart } from '../platform/navigation/lazy-part.tsx';

const retryMilliseconds = 30_000;

/** Its code. Where that can't be had the page keeps the server's footer, whose links work, and asks again. */
async function loadFooter(): Promise<typeof import('./footer.tsx')['Footer']> {
  for (;;) {
    const code = await import('./footer.tsx').catch(() => null);
    if (code) return code.Footer;
    await new Promise((resolve) => setTimeout(resolve, retryMilliseconds));
  }
}

/** The footer, whose code comes once it is near the screen: it is the end of long pages. The server has it before. */
export const LaterFooter = lazyPart(loadFooter, { reloads: false });
