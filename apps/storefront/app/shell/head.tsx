import { useMessage } from '../messages/use-message.ts';
import { useSite } from '../state/shop/shop-context.tsx';
import { useScreen } from './use-screen.ts';

/**
 * What the head says of the page. React writes it there, on the server and after each navigation. `fault` is the status of an
 * error page; null: the screen itself is shown.
 */
export function Head({ fault }: { fault: number | null }) {
  const say = useMessage();
  const { title, siteRoot } = useSite();
  const { screen } = useScreen();
  const shown = fault === null ? screen : null;
  const page = say(shown ? `shell.pages.${shown.page}` : fault === 404 ? 'error.notFoundTitle' : 'error.brokenTitle');
  return (
    <>
      <title>{say('shell.title', { page, site: title })}</title>
      {shown && <link rel="canonical" href={siteRoot + shown.path} />}
      {!shown?.isIndexed && <meta name="robots" content="noindex" />}
    </>
  );
}
